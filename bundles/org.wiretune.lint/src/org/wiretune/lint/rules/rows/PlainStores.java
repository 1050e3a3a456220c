/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Classes that are called repositories and keep what they give in files or in memory. Their source tells: they extend nothing, import
 * nothing but what cannot reach a database, and name no other class of the application that might. An interface whose
 * one implementation is called a cache is one, too.
 */
final class PlainStores {

	private static final Pattern IMPORT = Pattern.compile("^\\s*import\\s+(?:static\\s+)?([\\w.]+(?:\\.\\*)?)\\s*;", Pattern.MULTILINE);
	/** Libraries that reach no database: of Java, of injection, logs, texts in JSON and YAML, and of what is kept in memory. */
	private static final Pattern HARMLESS = Pattern.compile("java\\.(?:util|io|nio|time|text|math|lang)\\..*|(?:javax|jakarta)\\.(?:annotation|inject|validation|enterprise\\.(?:context|inject))\\..*"
			+ "|org\\.springframework\\.(?:stereotype|beans|context|core\\.io|util|lang)\\..*|org\\.(?:slf4j|jetbrains\\.annotations|jspecify|apache\\.(?:commons\\.(?:lang3?|io|collections4?|logging)|logging))\\..*|lombok\\..*"
			+ "|com\\.(?:fasterxml\\.jackson|google\\.(?:common|gson)|github\\.benmanes\\.caffeine|hazelcast)\\..*|org\\.yaml\\.snakeyaml\\..*");
	/** Classes that may ask a database for others, and packages of databases that code names in full. */
	private static final Pattern ASKING = Pattern.compile("\\w*(?:Repository|Repo|Dao|DAO|Mapper|Service|Client|Manager|Template|Store|Gateway|Facade|Query|Provider|Adapter|Connection|Session|Database|DataSource|Jpa|Jdbc)|(?:java|javax|jakarta)\\.(?:sql|persistence)\\b.*");
	private static final Pattern CACHE = Pattern.compile("(?:.*\\.)?(?:\\w+Cache|Cach(?:ed|ing)\\p{Lu}\\w*)");
	private static final Set<String> HARMLESS_NAMES = Set.of("ObjectMapper", "JsonMapper", "YAMLMapper", "CsvMapper", "Service", "Repository");
	private static final Pattern WORD = Pattern.compile("\\b(?:java|javax|jakarta)\\.(?:sql|persistence)\\b|\\b\\p{Lu}\\w*");

	private PlainStores() {
	}

	/** {@return whether a call goes to such a class, as its source beside the caller tells} @param reading what was read @param fact a call that names the type of its receiver */
	static boolean isCalled(Reading reading, CodeFact fact) {
		return types(fact).anyMatch(type -> isPlain(reading.texts().text(path(fact, type)), type) || isKept(reading, type));
	}

	/** {@return whether a call goes to an interface whose one implementation is called a cache} @param reading what was read @param call a call of a helper, which may ask by ways that its source does not tell */
	static boolean isKept(Reading reading, CodeFact call) {
		return types(call).anyMatch(type -> isKept(reading, type));
	}

	/** The names that the type of the receiver may have, where that is another class. */
	private static Stream<String> types(CodeFact fact) {
		return fact.getDetails().stream().filter(detail -> detail.getName().equals("type") || detail.getName().equals(RowByRowFacts.OTHER_TYPE)).map(Setting::getValue).filter(type -> !type.equals(fact.getTypeName()));
	}

	/** {@return whether a class is called a cache} @param type its name */
	static boolean isCache(String type) {
		return CACHE.matcher(type).matches();
	}

	/** Whether the one class that implements an interface is called a cache. */
	private static boolean isKept(Reading reading, String type) {
		List<CodeFact> classes = ConfigurationIndex.facts(reading, "java.helper-type").filter(each -> each.getDetails().stream().anyMatch(detail -> detail.getName().equals("implements") && type.equals(detail.getValue()))).toList();
		return classes.size() == 1 && isCache(classes.get(0).getTypeName());
	}

	/** Where the source of a class stands that is compiled together with the caller. */
	private static String path(CodeFact fact, String type) {
		String caller = fact.getOrigin().path();
		String folder = caller.substring(0, Math.max(0, caller.lastIndexOf('/')));
		for (int end = fact.getTypeName().lastIndexOf('.'); end > 0; end = fact.getTypeName().lastIndexOf('.', end - 1)) {
			String packages = fact.getTypeName().substring(0, end).replace('.', '/');
			if (folder.endsWith(packages)) {
				return folder.substring(0, folder.length() - packages.length()) + type.replace('.', '/') + ".java";
			}
		}
		return folder + '/' + type.substring(type.lastIndexOf('.') + 1) + ".java";
	}

	private static boolean isPlain(String code, String type) {
		String name = type.substring(type.lastIndexOf('.') + 1);
		if (code == null || !Pattern.compile("\\bclass\\s+" + Pattern.quote(name) + "\\s*(?:implements\\b[^{]*)?\\{").matcher(code).find()) {
			return false;
		}
		Matcher imports = IMPORT.matcher(code);
		while (imports.find()) {
			if (!HARMLESS.matcher(imports.group(1)).matches() && !isOfApplication(imports.group(1), type)) {
				return false;
			}
		}
		return WORD.matcher(code).results().map(word -> word.group()).noneMatch(word -> ASKING.matcher(word).matches() && !word.equals(name) && !HARMLESS_NAMES.contains(word));
	}

	/** What the application imports of itself is judged by its name. */
	private static boolean isOfApplication(String imported, String type) {
		int first = type.indexOf('.');
		int own = Math.max(first, type.indexOf('.', first + 1));
		return own > 0 && imported.startsWith(type.substring(0, own + 1)) && !imported.endsWith(".*");
	}
}
