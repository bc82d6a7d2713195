# What the library and its commands say beyond a single game.

not-now-chance = This can only be asked where chance decides.
not-now-over = This can only be asked when the game is over.
cli-auto-points = { $line } – { $points }
cli-auto-total = In all: { $points } points
cli-needs-server = This needs the server: pip install "garrison[server]" (missing: { $module })
