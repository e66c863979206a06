/// <reference types="vite/client" />

declare module "virtual:words" {
  const addresses: Record<import("./lib/i18n/languages.gen.ts").Language, string>;
  export default addresses;
}
declare module "*.svg?url" {
  const address: string;
  export default address;
}
declare module "*.json?url" {
  const address: string;
  export default address;
}
