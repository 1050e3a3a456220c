/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.wiretune.help.PageTexts.TEXTS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;

import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Home;

/**
 * The help as files that a web server shows: each page of the help system at the path that it has there, so that each rule has an address
 * of its own ({@code rules/ID.html}). Pages need no script and nothing from elsewhere; the list of rules can be searched by a script of a
 * few lines within it. They follow the theme of the browser and fit a narrow window.
 */
public final class WebPages {

	private static final String SYSTEM_STYLE = "<link rel=\"stylesheet\" type=\"text/css\" href=\"PLUGINS_ROOT/org.eclipse.help.base/doc/book.css\"/>\n";
	private static final String BODY = "<body>\n";
	/** What the help system does for its pages. */
	private static final String STYLE = """
			:root { color-scheme: light dark; }
			body { font-family: system-ui, sans-serif; margin: 0 auto 3em auto; padding: 0 1em; overflow-wrap: break-word; }
			nav { padding: 0.8em 0; border-bottom: 1px solid #b9c0c6; }
			nav a { margin-right: 1.2em; }
			table:not([hidden]) { display: block; overflow-x: auto; }
			input { font: inherit; width: 100%; max-width: 24em; padding: 0.3em; }
			@media (prefers-color-scheme: dark) { body { background: #1e2124; color: #e6e6e6; } nav { border-color: #6b757e; } }
			""";
	private static final String SEARCH = """
			<p><label>%s <input type="search" id="words"/></label></p>
			<script>
			document.getElementById('words').addEventListener('input', function (event) {
			  var words = event.target.value.toLowerCase().split(/\\s+/);
			  document.querySelectorAll('td:first-child').forEach(function (cell) {
			    var text = cell.parentElement.textContent.toLowerCase();
			    cell.parentElement.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
			  });
			  document.querySelectorAll('table').forEach(function (table) {
			    table.hidden = !table.querySelector('tr:not([hidden]) td');
			    var heading = table.previousElementSibling;
			    if (heading && heading.tagName === 'H2') { heading.hidden = table.hidden; }
			  });
			});
			</script>
			""";

	private WebPages() {
	}

	/**
	 * Writes them.
	 *
	 * @param arguments the folder of this bundle, with its written pages and its style, and the folder that takes all pages
	 * @throws IOException if a page cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		System.out.println(write(Path.of(arguments[0]), Path.of(arguments[1])) + " pages");
	}

	/**
	 * {@return how many pages were written}
	 *
	 * @param bundle the folder of this bundle, with its written pages and its style
	 * @param folder takes the pages; made where it is not there
	 * @throws IOException if a page cannot be read or written
	 */
	public static int write(Path bundle, Path folder) throws IOException {
		Map<String, String> pages = new TreeMap<>();
		RuleRegistry registry = RuleRegistry.standard();
		registry.rules().forEach(rule -> pages.put(HelpPlaces.page(rule.id()), RulePage.of(rule)));
		Catalogue.all().stream().filter(entry -> entry.home() != Home.RULE).forEach(entry -> pages.put(HelpPlaces.page(entry.id()), DeclaredPage.of(entry)));
		pages.put(HelpPlaces.RULES_PAGE, RuleIndexPage.of(registry.rules()).replaceFirst("</h1>\n", "</h1>\n" + Matcher.quoteReplacement(SEARCH.formatted(TEXTS.get("web.search")))));
		pages.put(HelpPlaces.GUIDE_PAGE, GuidePage.of(Catalogue.all()));
		try (DirectoryStream<Path> written = Files.newDirectoryStream(bundle.resolve("html"), "*.html")) {
			for (Path page : written) {
				pages.put("html/" + page.getFileName(), Files.readString(page));
			}
		}
		for (Map.Entry<String, String> page : pages.entrySet()) {
			Path file = folder.resolve(page.getKey());
			Files.createDirectories(file.getParent());
			Files.writeString(file, forBrowsers(page.getValue()));
		}
		Files.writeString(folder.resolve("index.html"), first());
		Files.copy(bundle.resolve("book.css"), folder.resolve("book.css"), StandardCopyOption.REPLACE_EXISTING);
		Files.writeString(folder.resolve("web.css"), STYLE);
		return pages.size() + 1;
	}

	private static String forBrowsers(String page) {
		return page.replace(SYSTEM_STYLE, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
				.replace("href=\"../book.css\"/>\n", "href=\"../book.css\"/>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"../web.css\"/>\n")
				.replaceFirst(BODY, BODY + "<nav><a href=\"../index.html\">WireTune</a><a href=\"../rules/index.html\">" + TEXTS.get("web.rules") + "</a><a href=\"../html/index.html\">" + TEXTS.get("web.guide") + "</a></nav>\n");
	}

	private static String first() {
		return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + TEXTS.get("language") + "\">\n<head>\n<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"/>\n"
				+ "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>WireTune</title>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"web.css\"/>\n"
				+ "</head>\n<body>\n<h1>WireTune</h1>\n<p>" + TEXTS.get("web.about") + "</p>\n<ul>\n" + String.join("", List.of("<li><a href=\"rules/index.html\">" + TEXTS.get("web.rules") + "</a></li>\n",
						"<li><a href=\"html/index.html\">" + TEXTS.get("web.guide") + "</a></li>\n")) + "</ul>\n</body>\n</html>\n";
	}
}
