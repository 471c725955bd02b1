/** A fresh seed for the built-in writer; everything drawn from it afterwards repeats. */
export const randomSeed = () => Math.floor(Math.random() * 0x7fffffff);
