/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import org.wiretune.lint.format.Folders;

/** Templates and examples, which their names or folders tell. Code is no template: who has it compiles it. */
final class IdleNames {

	/**
	 * Folders of products and tools whose files are copied before anything starts with them, of documentation and examples, and
	 * of parts of other makers, which nobody changes here; and what WildFly keeps of earlier configurations.
	 */
	private static final List<List<String>> FOLDERS = List.of(List.of("docs"), List.of("documentation"), List.of("examples"), List.of("samples"), List.of("example-confs"), List.of("archetype-resources"),
			List.of("config", "templates"), List.of("profiletemplates"), List.of("third-party"), List.of("thirdparty"), List.of("3rdparty"),
			List.of("standalone_xml_history"), List.of("domain_xml_history"), List.of("host_xml_history"));

	/** {@code jboss-ds.xml.template}, {@code orders-sample-ds.xml}, {@code env.example}. A word in the middle may be the name of what it configures. */
	private static final Pattern NAME = Pattern.compile(".+[._-](template|tmpl|samples?|example)((-ds)?\\.(xml|properties|ya?ml|json|conf|cfg|ini|env))?");

	/** Former versions as Subversion keeps them beside the present one. */
	private static final Pattern FORMER = Pattern.compile(".+/(tags|branches)/[^/]*\\d[^/]*/.*");

	/** One of these is in every path that is one of those. */
	private static final List<String> STEMS = List.of("doc", "example", "sample", "archetype", "template", "tmpl", "third", "3rdparty", "_history", "/tags/", "/branches/");

	private IdleNames() {
	}

	/** {@return whether the name or a folder of a file tells that it is a template or an example} @param path the path with forward slashes */
	static boolean isIdle(String path) {
		if (!mayBe(path.toLowerCase(Locale.ROOT))) {
			return false;
		}
		String name = Folders.name(path).toLowerCase(Locale.ROOT);
		if (FORMER.matcher(path.toLowerCase(Locale.ROOT)).matches()) {
			return true;
		}
		if (name.endsWith(".java")) {
			return inFolder(above(path), List.of("archetype-resources"));
		}
		if (NAME.matcher(name).matches()) {
			return true;
		}
		List<String> above = above(path);
		return FOLDERS.stream().anyMatch(folders -> inFolder(above, folders));
	}

	/** Asked for every file with findings after every save, so what can be none is told without a pattern. */
	private static boolean mayBe(String path) {
		for (String stem : STEMS) {
			if (path.contains(stem)) {
				return true;
			}
		}
		return false;
	}

	private static List<String> above(String path) {
		return Arrays.asList(Folders.of(path).toLowerCase(Locale.ROOT).split("/"));
	}

	private static boolean inFolder(List<String> above, List<String> folders) {
		// Who has a folder linted by its name means what is in it.
		for (int i = folders.size() == 1 ? 1 : 0; i + folders.size() <= above.size(); i++) {
			if (above.subList(i, i + folders.size()).equals(folders)) {
				return true;
			}
		}
		return false;
	}
}
