// Stylelint for stylesheets and component styles. Prettier does the formatting.
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "at-rule-empty-line-before": null,
    // media queries come last
    "no-descending-specificity": null,
    // a later duplicate is for newer browsers
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Safari needs prefixes
    "property-no-vendor-prefix": null,
    // two `:not()` have a higher specificity than one
    "selector-not-notation": null,
    "media-feature-range-notation": "prefix",
  },
};
