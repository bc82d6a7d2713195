# What the library and its commands say beyond a single game.

not-now-chance = Об этом можно спросить, только когда решает случай.
not-now-over = Об этом можно спросить, только когда игра окончена.
cli-auto-points = { $line } – { $points }
cli-auto-total = Итого очков: { $points }
cli-needs-server = Нужен сервер: pip install "garrison[server]" (нет модуля { $module })
