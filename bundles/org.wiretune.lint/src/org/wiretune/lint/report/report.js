(function () {
  "use strict";
  var form = document.getElementById("filter");
  var words = document.getElementById("words");
  var warnings = document.getElementById("show-warning");
  var infos = document.getElementById("show-info");
  var shown = document.getElementById("shown");
  var findings = Array.prototype.slice.call(document.querySelectorAll(".finding"));
  var groups = Array.prototype.slice.call(document.querySelectorAll(".rule")).concat(Array.prototype.slice.call(document.querySelectorAll(".subject")));
  var texts = findings.map(function (finding) {
    return (finding.getAttribute("data-rule") + " " + finding.textContent).toLowerCase();
  });
  function apply() {
    var wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    var count = 0;
    findings.forEach(function (finding, index) {
      var kind = finding.classList.contains("warning") ? warnings.checked : infos.checked;
      var fits = kind && wanted.every(function (word) { return texts[index].indexOf(word) >= 0; });
      finding.hidden = !fits;
      count += fits ? 1 : 0;
    });
    groups.forEach(function (group) {
      group.hidden = !group.querySelector(".finding:not([hidden])");
    });
    shown.textContent = shown.getAttribute("data-pattern").replace("{0}", count).replace("{1}", findings.length);
  }
  form.hidden = findings.length === 0;
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.addEventListener("input", apply);
  apply();
}());
