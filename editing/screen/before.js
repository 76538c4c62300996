// Read before Decap CMS, which would start by itself.
window.CMS_MANUAL_INIT = true;
