/** What is explained once on a device. */
export const FIRST_DEAL = "idus-martii";
export const ALWAYS = "idus-martii always";
export const office = (name: string) => `idus-martii ${name}`;
