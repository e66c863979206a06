/* Search without a server: browsers start no Worker from a file:// page, so an iframe stands in for it.
   Material's offline plugin would load a shim of this kind from a CDN. */
(() => {
  if (location.protocol !== "file:") return;
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.queue = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inner = this.frame.contentWindow;
      inner.document.open();
      inner.document.write("<!doctype html><body></body>");
      inner.document.close();
      inner.postMessage = (data) => {
        const event = new MessageEvent("message", { data: structuredClone(data) });
        setTimeout(() => {
          this.dispatchEvent(event);
          this.onmessage?.(event);
        });
      };
      inner.importScripts = (...urls) =>
        urls.reduce((loaded, src) => loaded.then(() => this.load(src)), Promise.resolve());
      this.load(url).then(() => {
        this.ready = true;
        for (const data of this.queue.splice(0)) this.deliver(data);
      });
    }
    load(src) {
      return new Promise((resolve, reject) => {
        const script = this.frame.contentDocument.createElement("script");
        script.src = new URL(src, location.href).href;
        script.onload = resolve;
        script.onerror = reject;
        this.frame.contentDocument.body.append(script);
      });
    }
    deliver(data) {
      const inner = this.frame.contentWindow;
      setTimeout(() => inner?.dispatchEvent(new inner.MessageEvent("message", { data })));
    }
    postMessage(message) {
      const data = structuredClone(message); // as a Worker does: neither side may see the other's changes
      if (this.ready) this.deliver(data);
      else this.queue.push(data);
    }
    terminate() {
      this.frame.remove();
    }
  };
})();
