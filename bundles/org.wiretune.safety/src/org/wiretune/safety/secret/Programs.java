/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Programs and the short options by which they take a secret; long ones tell it by their name. */
final class Programs {

	/** Of these, the word behind the option or the rest of the option is the secret. */
	private static final Map<String, String> OPTIONS = new HashMap<>();
	/** Of these, only the rest of the option is: behind a blank it is asked for, or means another thing. */
	private static final Set<String> JOINED = Set.of("mysql", "mysqldump", "mysqladmin", "mysqlimport", "mysqlcheck", "mysqlshow", "mariadb", "mariadb-dump", "mariadb-admin", "mysqlslap", "7z", "7za", "7zr", "rar",
			"unrar", "iconsole");
	/** Of these, user and password are one word with a slash between. */
	private static final Set<String> ORACLE = Set.of("sqlplus", "exp", "imp", "expdp", "impdp", "sqlldr", "rman", "sqlcl", "connect", "conn", "tkprof", "wrap", "lsnrctl");
	/** With these, {@code -u a:b} are a user and a group. */
	private static final Set<String> OF_GROUPS = Set.of("docker", "podman", "nerdctl", "kubectl", "oc", "buildah", "crictl", "chown", "install", "runuser", "setpriv", "unshare", "su", "sudo");
	/** These take a secret only where they log in. */
	private static final Set<String> LOGGING_IN = Set.of("docker", "podman", "nerdctl", "buildah", "skopeo", "oc", "helm", "az", "cf", "npm", "twine", "crane", "oras", "vault");

	private static final Set<String> ENDINGS = Set.of("sh", "exe", "bat", "cmd", "ps1");

	/** All of them; each word of each text is looked up. */
	private static final Set<String> KNOWN = new HashSet<>(Set.of("curl", "htpasswd"));

	static {
		put("-p", "sshpass", "mongo", "mongosh", "mongodump", "mongorestore", "mongoexport", "mongoimport", "mongostat", "mongotop", "add-user", "add-user-eap", "beeline", "cqlsh", "couchbase-cli", "cbq", "cbbackup", "psexec",
				"nodetool", "activemq", "artemis", "cypher-shell", "ipmitool", "rabbitmqadmin", "kcadm", "twine", "jmxterm", "sftpc", "winexe");
		put("-P", "sqlcmd", "bcp", "osql", "isql", "tsql", "unzip", "zip", "zipcloak", "ipmitool", "defncopy");
		put("-w", "ldapsearch", "ldapmodify", "ldapadd", "ldapdelete", "ldapwhoami", "ldappasswd", "ldapcompare", "ldapmodrdn", "dsconf", "dsconfig", "vsql", "kadmin", "nzsql");
		put("-a", "redis-cli", "valkey-cli", "redis-benchmark");
		put("-pw", "plink", "pscp", "psftp", "putty", "nzsql");
		put("-W", "clpplus");
		KNOWN.addAll(OPTIONS.keySet());
		List.of(JOINED, ORACLE, OF_GROUPS, LOGGING_IN).forEach(KNOWN::addAll);
	}

	private Programs() {
	}

	private static void put(String option, String... programs) {
		for (String program : programs) {
			OPTIONS.merge(program, option, (one, other) -> one + ' ' + other);
		}
	}

	/** {@return the name of a program without folder and ending} @param word a word in lower case */
	static String name(String word) {
		int from = word.length();
		while (from > 0 && "/\\\"'=".indexOf(word.charAt(from - 1)) < 0) {
			from--;
		}
		String name = word.substring(from);
		int dot = name.lastIndexOf('.');
		return dot > 0 && ENDINGS.contains(name.substring(dot + 1)) ? name.substring(0, dot) : name;
	}

	/** Whether anything is known of the program. */
	static boolean isKnown(String program) {
		return KNOWN.contains(program);
	}

	/** Whether the word behind an option is a secret. */
	static boolean takes(String program, String option, boolean login) {
		String options = OPTIONS.get(program);
		return options != null && isAmong(options, option) || login && LOGGING_IN.contains(program) && option.equals("-p");
	}

	/** {@return how many characters of a word are an option that a secret is joined to; 0 for none} */
	static int joined(String program, String word) {
		String options = JOINED.contains(program) ? "-p" : OPTIONS.getOrDefault(program, "");
		for (String option : options.split(" ")) {
			if (!option.isEmpty() && option.length() == 2 && word.length() > option.length() && word.startsWith(option) && word.charAt(option.length()) != '=') {
				return option.length();
			}
		}
		return 0;
	}

	private static boolean isAmong(String options, String option) {
		return (' ' + options + ' ').contains(' ' + option + ' ');
	}

	static boolean isOracle(String program) {
		return ORACLE.contains(program);
	}

	static boolean takesGroups(String program) {
		return OF_GROUPS.contains(program);
	}
}
