declare module "virtual:words" {
  const addresses: Record<"en" | "es" | "fr", string>;
  export default addresses;
}
declare module "*.json?url" {
  const address: string;
  export default address;
}
