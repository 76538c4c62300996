/** React, to be imported for its effect: webpack needs more code to import a package that is not of modules later. */
import 'react-dom/client';
