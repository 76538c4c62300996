// Runs before Decap CMS, which would otherwise start by itself.
window.CMS_MANUAL_INIT = true;
