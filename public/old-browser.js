// What index.html shows where a browser is too old for the app. Nothing newer than ES5 may stand here.
(function () {
  var page = document.getElementById('old-browser');
  var address = document.createElement('input');
  var button = document.createElement('button');
  var said = document.createElement('p');

  function add(kind, words, css, lang) {
    var part = document.createElement(kind);
    part.appendChild(document.createTextNode(words));
    part.style.cssText = css;
    if (lang) part.lang = lang;
    page.appendChild(part);
  }

  function copy() {
    address.focus();
    address.select();
    address.setSelectionRange(0, address.value.length);
    var isCopied = false;
    try {
      isCopied = document.execCommand('copy');
    } catch (error) {
      isCopied = false;
    }
    said.innerHTML = isCopied
      ? '복사했어요. 다른 브라우저에 붙여넣어주세요.'
      : '복사하지 못했어요. 위의 링크를 길게 눌러 복사해주세요.';
  }

  var text = 'margin:0 0 12px;font-size:16px;line-height:1.6';
  page.style.cssText =
    'max-width:480px;margin:0 auto;padding:48px 20px;font-family:sans-serif;color:#1d1b19;word-break:keep-all';
  page.setAttribute('role', 'main');
  document.body.style.cssText = 'margin:0;background:#f6f5f2';
  document.title = '다른 브라우저로 열어주세요 | 도장';

  add('h1', '다른 브라우저로 열어주세요', 'margin:0 0 16px;font-size:24px;font-weight:bold;line-height:1.4');
  add('p', '이 브라우저는 오래되어서 화면을 보여드릴 수 없어요.', text);
  add(
    'p',
    '링크를 복사해서 크롬이나 삼성 인터넷에 붙여넣어주세요. 아이폰에서는 설정의 소프트웨어 업데이트를 먼저 해주세요.',
    text,
  );
  address.value = location.href;
  address.readOnly = true;
  address.setAttribute('aria-label', '링크');
  address.style.cssText =
    'box-sizing:border-box;width:100%;height:48px;margin:8px 0;padding:0 12px;border:1px solid #8d867e;border-radius:8px;font-size:16px';
  button.type = 'button';
  button.appendChild(document.createTextNode('링크 복사'));
  button.style.cssText =
    'width:100%;height:52px;border:0;text-align:center;border-radius:10px;background:#1d1b19;color:#fff;font-size:16px;font-weight:bold';
  button.onclick = copy;
  said.setAttribute('role', 'status');
  said.style.cssText = text + ';min-height:26px;margin-top:12px';
  page.appendChild(address);
  page.appendChild(button);
  page.appendChild(said);
  add(
    'p',
    'This browser is too old to show the page. Copy the link into Chrome or Samsung Internet; on an iPhone, update iOS first.',
    text + ';color:#6b6560',
    'en',
  );
})();
