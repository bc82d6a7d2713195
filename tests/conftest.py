"""Settings for all tests: how fast the machine is says nothing about what is tested."""

from hypothesis import HealthCheck, settings

settings.register_profile("garrison", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("garrison")
