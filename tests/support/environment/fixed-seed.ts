import fc from 'fast-check'

// The same random examples in every ordinary run, so that a red run is about the change; new ones in deep runs.
if (process.env.TEST_DEPTH !== 'deep') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
