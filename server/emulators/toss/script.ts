/** Renders the version 1 script, which defines window.TossPayments. The server validates the arguments. */
export const renderScript = (publicBase: string) => `(function () {
  var base = ${JSON.stringify(publicBase)};
  var IFRAME = '___tosspayments_iframe___';
  var DIMMER = '___tosspayments_dimmer___';

  function close() {
    [IFRAME, DIMMER].forEach(function (id) {
      var element = document.getElementById(id);
      if (element) element.remove();
    });
  }

  function overlay(url) {
    close();
    var dimmer = document.createElement('div');
    dimmer.id = DIMMER;
    Object.assign(dimmer.style, { position: 'fixed', inset: '0', background: 'rgba(0,0,0,.6)', zIndex: '2147483646' });
    var frame = document.createElement('iframe');
    frame.id = IFRAME;
    frame.title = '결제 창';
    frame.src = url;
    Object.assign(frame.style, {
      position: 'fixed', inset: '0', margin: 'auto', width: 'min(440px, 100%)', height: 'min(680px, 100%)',
      border: '0', zIndex: '2147483647',
    });
    document.body.append(dimmer, frame);
  }

  function open(clientKey, kind, method, options) {
    return fetch(base + '/windows', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ clientKey: clientKey, kind: kind, method: method, options: options }),
    }).then(
      function (response) {
        return response.json().then(function (answer) {
          if (!response.ok) return Promise.reject({ code: answer.code, message: answer.message });
          if (options && options.windowTarget === 'iframe') overlay(answer.url);
          else window.location.assign(answer.url);
          // The result arrives through a redirect, so nobody waits for this promise.
          return new Promise(function () {});
        });
      },
      function () {
        return Promise.reject({ code: 'NETWORK_ERROR', message: '네트워크에 연결하지 못했어요.' });
      }
    );
  }

  window.TossPayments = function (clientKey) {
    return {
      requestBillingAuth: function (method, options) { return open(clientKey, 'BILLING', method, options); },
      requestPayment: function (method, options) { return open(clientKey, 'PAYMENT', method, options); },
      cancelPayment: close,
    };
  };
})();
`;
