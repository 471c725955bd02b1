/** Stands in for optional parts of libraries that the suite never calls, so that they are not shipped. */
export default {};
