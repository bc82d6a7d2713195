import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './router.svelte';
import { show } from './settings.svelte';

startRouter();
await show();
mount(App, { target: document.getElementById('app') ?? document.body });
