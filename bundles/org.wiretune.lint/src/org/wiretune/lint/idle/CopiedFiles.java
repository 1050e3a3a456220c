/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.format.Folders;

/**
 * Configurations of WildFly and JBoss that lie beside what makes the image of such a server, but do not go into it. Any other file that
 * names one, such as a compose file, a script or a build, is taken to use it.
 */
final class CopiedFiles {

	private static final Pattern IMAGE = Pattern.compile("(?i)(?:.*\\.)?(?:dockerfile|containerfile)(?:[._-].*)?");
	private static final Pattern OF_SERVER = Pattern.compile("(?im)^\\s{0,20}FROM\\s+\\S*(?:wildfly|jboss|eap|keycloak)");
	private static final Pattern COPY = Pattern.compile("(?im)^\\s{0,20}(?:COPY|ADD)\\s+((?:[^\\n\\\\]|\\\\\\r?\\n)*)");
	private static final Pattern OTHERS = Pattern.compile("(?i).*\\.(?:sh|bat|cmd|ps1|conf|service|ya?ml|env|cli|gradle|kts|json|toml)|(?:.*/)?(?:pom|build)\\.xml|(?:.*/)?(?:makefile|jenkinsfile)");

	private final Set<String> idle = new HashSet<>();

	/**
	 * Finds them.
	 *
	 * @param paths the files that were read
	 * @param texts the text of a file; null where it is not at hand
	 */
	CopiedFiles(Collection<String> paths, Function<String, String> texts) {
		List<String> configurations = paths.stream().filter(path -> Folders.name(path).startsWith("standalone") && path.endsWith(".xml")).toList();
		if (configurations.isEmpty()) {
			return;
		}
		List<String> images = paths.stream().filter(path -> IMAGE.matcher(Folders.name(path)).matches()).toList();
		for (String configuration : configurations) {
			boolean beside = images.stream().filter(image -> Folders.of(image).equals(Folders.of(configuration))).map(texts).anyMatch(text -> text != null && OF_SERVER.matcher(text).find());
			if (beside && images.stream().noneMatch(image -> copies(image, texts.apply(image), configuration)) && paths.stream().noneMatch(path -> OTHERS.matcher(path).matches() && names(texts.apply(path), configuration))) {
				idle.add(configuration);
			}
		}
	}

	/** Whether some line of an image copies the file, its folder, or all. What is fetched while the image is made may hold anything. */
	private static boolean copies(String image, String text, String configuration) {
		if (text == null) {
			return false;
		}
		Matcher copy = COPY.matcher(text);
		while (copy.find()) {
			List<String> words = Arrays.stream(copy.group(1).replaceAll("[\\[\\]\",\\\\]", " ").strip().split("\\s+")).filter(word -> !word.startsWith("--chown") && !word.startsWith("--chmod")).toList();
			if (words.stream().limit(Math.max(0, words.size() - 1)).anyMatch(source -> covers(source, image, configuration))) {
				return true;
			}
		}
		return false;
	}

	/** Whether a source of a copy is the file or holds it, seen from the folder of the image or from one above. */
	private static boolean covers(String source, String image, String configuration) {
		String plain = source.replaceFirst("^(\\./)+|^/+", "");
		if (plain.isEmpty() || plain.equals(".") || plain.contains("$") || plain.startsWith("..")) {
			return true;
		}
		for (String folder = Folders.of(image);; folder = Folders.of(folder)) {
			String inside = folder.isEmpty() ? configuration : configuration.startsWith(folder + '/') ? configuration.substring(folder.length() + 1) : null;
			if (inside != null && inside.matches(pattern(plain) + "(/.*)?")) {
				return true;
			}
			if (folder.isEmpty()) {
				return false;
			}
		}
	}

	private static String pattern(String source) {
		StringBuilder pattern = new StringBuilder();
		for (String part : source.replaceFirst("/+$", "").split("(?=[*?])|(?<=[*?])")) {
			pattern.append(part.equals("*") ? "[^/]*" : part.equals("?") ? "[^/]" : Pattern.quote(part));
		}
		return pattern.toString();
	}

	/** Whether a text names the file, and not the place of a server's own. */
	private static boolean names(String text, String configuration) {
		return text != null && Pattern.compile("(?<![\\w-])(?<!configuration/)" + Pattern.quote(Folders.name(configuration))).matcher(text).find();
	}

	/** {@return whether a file lies beside an image and does not go into it} @param path the path */
	boolean isIdle(String path) {
		return idle.contains(path);
	}
}
