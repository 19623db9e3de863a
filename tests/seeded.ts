import fc from 'fast-check';

// The whole suite tries the same cases each time, so that its result does not depend on luck; a file run on its own
// tries new ones.
fc.configureGlobal({ seed: 20_261_122 });
