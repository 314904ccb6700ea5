/** None of its own; without this file Next takes the one of the folder above. */
export function register(): void {}
