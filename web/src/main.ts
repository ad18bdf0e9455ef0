import { mount } from 'svelte'
import App from './App.svelte'
import { watchForFaults } from './lib/faults.svelte'
import './fonts.css'
import './cast.css'
import './theme.css'

watchForFaults()
mount(App, { target: document.getElementById('app')! })
