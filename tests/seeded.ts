import fc from 'fast-check';

// The whole suite tries the same cases each time, so that what lands does not depend on luck; a file that is run by itself tries new ones.
fc.configureGlobal({ seed: 20_261_122 });
