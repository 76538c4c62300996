import * as fc from 'fast-check';

// The same cases on every machine; PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED || 7) });
