/// <reference types="next" />
/// <reference types="next/image-types/global" />

// Instead of `next-env.d.ts`, which Next writes anew for the folder of each build.
