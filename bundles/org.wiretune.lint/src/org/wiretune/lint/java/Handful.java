/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.Locale;
import java.util.regex.Pattern;

/** Things of which an application has a handful, such as roles, types and settings, as the names of variables tell, in English or Spanish. A query for each of them is not worth a word. */
public final class Handful {

	private static final String WORDS = "Role|Type|Kind|Tag|Queue|Status|Setting|Template|Admin|Tipo|Rol|Estado|Perfil";
	private static final Pattern THINGS = Pattern.compile("(" + WORDS.toLowerCase(Locale.ROOT) + ")(e?s)?(\\p{Lu}\\w*)?|\\w*(" + WORDS + ")(e?s)?(\\p{Lu}\\w*)?");
	private static final String STORED = WORDS + "|CodeList|Config|Configuration|Format|Locale|Language|Plugin|Tenant";
	private static final Pattern STORES = Pattern.compile("(" + Pattern.compile("\\b\\p{Lu}").matcher(STORED).replaceAll(first -> first.group().toLowerCase(Locale.ROOT)) + "|\\w*(" + STORED + "))(Repository|Repo|Dao|DAO|Mapper|Service\\w*|Curator|Facade\\w*|Manager)");

	private Handful() {
	}

	/** {@return whether a variable, or a collection, holds such things} @param name its name */
	public static boolean isOf(String name) {
		return THINGS.matcher(name).matches();
	}

	/** {@return whether a variable holds what looks such things up} @param name its name, or null */
	public static boolean isLookedUpBy(String name) {
		return name != null && STORES.matcher(name).matches();
	}
}
