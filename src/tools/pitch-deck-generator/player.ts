/**
 * What turns the saved page into a presentation. It never changes, and the page's policy lets only this text run,
 * named by its hash: nothing that anybody typed into a slide can become code.
 */
export const playerScript = `(function () {
  'use strict';
  var root = document.documentElement;
  var slides = Array.prototype.slice.call(document.querySelectorAll('.slide'));
  var byId = function (id) { return document.getElementById(id); };
  var at = 0;
  var begun = null;
  function show(index) {
    at = Math.max(0, Math.min(slides.length - 1, index));
    slides.forEach(function (slide, place) {
      slide.classList.toggle('on', place === at);
      slide.classList.toggle('next', place === at + 1);
    });
    byId('counter').textContent = at + 1 + ' of ' + slides.length;
    byId('prev').disabled = at === 0;
    byId('next').disabled = at === slides.length - 1;
    if (is('overview')) slides[at].focus();
  }
  function is(mode) { return root.classList.contains(mode); }
  function setMode(mode) {
    ['overview', 'speaker'].forEach(function (name) {
      root.classList.toggle(name, name === mode);
      byId(name).setAttribute('aria-pressed', String(name === mode));
    });
    slides.forEach(function (slide) { slide.tabIndex = mode === 'overview' ? 0 : -1; });
    show(at);
  }
  function toggle(mode) { setMode(is(mode) ? '' : mode); }
  function fill() {
    if (document.fullscreenElement) document.exitFullscreen();
    else if (root.requestFullscreen) root.requestFullscreen().catch(function () {});
  }
  function open(index) { at = index; setMode(''); }
  var steps = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
  document.addEventListener('keydown', function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    var key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    var isButton = event.target.tagName === 'BUTTON';
    if (isButton && (key === ' ' || key === 'Enter')) return;
    if (key === 'o') toggle('overview');
    else if (key === 's') toggle('speaker');
    else if (key === 'f') fill();
    else if (key === 'Home') show(0);
    else if (key === 'End') show(slides.length - 1);
    else if (key === 'Escape' && (is('overview') || is('speaker'))) setMode('');
    else if (is('overview') && (key === 'Enter' || key === ' ')) open(at);
    else if (steps[key]) show(at + steps[key]);
    else return;
    event.preventDefault();
  });
  slides.forEach(function (slide, index) {
    slide.addEventListener('click', function () { if (is('overview')) open(index); });
    slide.addEventListener('focus', function () { if (is('overview')) at = index; });
  });
  byId('prev').addEventListener('click', function () { show(at - 1); });
  byId('next').addEventListener('click', function () { show(at + 1); });
  byId('overview').addEventListener('click', function () { toggle('overview'); });
  byId('speaker').addEventListener('click', function () { toggle('speaker'); });
  byId('full').addEventListener('click', fill);
  byId('reset').addEventListener('click', function () { begun = null; });
  function two(count) { return (count < 10 ? '0' : '') + count; }
  function tick(now) {
    if (begun === null) begun = now;
    var seconds = Math.floor((now - begun) / 1000);
    byId('clock').textContent = two(Math.floor(seconds / 60)) + ':' + two(seconds % 60);
    setTimeout(function () { requestAnimationFrame(tick); }, 250);
  }
  requestAnimationFrame(tick);
  root.classList.add('js');
  setMode('');
})();`;

/** Of exactly the text above. */
export const playerHash = 'sha256-izZ1+LyL36DBzlRiXQPDoZXz1k1TAmXaqUYK6FlWcl4=';
