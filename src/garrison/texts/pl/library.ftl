# What the library and its commands say beyond a single game.

not-now-chance = O to można zapytać tylko wtedy, gdy decyduje los.
not-now-over = O to można zapytać dopiero po zakończeniu gry.
cli-auto-points = { $line } – { $points }
cli-auto-total = Razem punktów: { $points }
cli-needs-server = Potrzebny jest serwer: pip install "garrison[server]" (brak modułu { $module })
