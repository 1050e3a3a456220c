/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What the names of operations and services say of what they do, in the languages that public composites and buses have. */
public final class OperationWords {

	/** Words of operations that read or work something out; those of Spanish and Portuguese are as usual in public composites. */
	private static final Set<String> ASKING = Set.of("get", "gets", "find", "select", "query", "read", "list", "search", "lookup", "check", "validate", "validation", "verify", "is", "has", "exists", "count",
			"calculate", "compute", "convert", "transform", "translate", "determine", "estimate", "appraise", "assess", "retrieve", "fetch", "compare", "evaluate", "inquire", "inquiry", "enquiry", "inq", "quote", "echo",
			"consultar", "consulta", "obtener", "obter", "buscar", "busca", "validar", "valida", "calcular", "verificar", "verifica", "comprobar", "listar", "pesquisar", "pesquisa");
	/** What names of procedures of a database begin with, for what they are. */
	private static final Set<String> PREFIXES = Set.of("sp", "usp", "fn", "fnc", "prc", "proc", "pkg", "pck");
	/** Those that stand at the end as well, behind what is asked for. */
	private static final Set<String> NOUNS = Set.of("select", "query", "read", "search", "lookup", "check", "validation", "inquiry", "enquiry", "inq", "quote", "echo", "consulta", "busca");
	/** Words of operations that change something; one of them outweighs a word that asks. */
	private static final Set<String> CHANGING = Set.of("insert", "update", "delete", "merge", "create", "set", "write", "save", "store", "add", "remove", "register", "book", "cancel", "pay", "send", "submit",
			"approve", "reject", "publish", "enqueue", "put", "post", "confirm", "reserve", "close", "lock", "unlock", "import",
			"crear", "insertar", "actualizar", "eliminar", "borrar", "guardar", "registrar", "enviar", "modificar", "cancelar", "criar", "inserir", "atualizar", "excluir");

	/** What is written beside the work; those of Spanish and Portuguese are as usual in public projects. */
	private static final Set<String> BESIDE = Set.of("audit", "audits", "auditing", "auditoria", "log", "logs", "logger", "logging", "bitacora", "trace", "traza", "trazas", "trazabilidad", "track", "tracking", "mail", "email",
			"correo", "notify", "notification", "notificacion", "notificaciones", "notificar", "notificacao", "sms");
	/** Words that say that records are read, or what is left to do without them. */
	private static final Set<String> READING = Set.of("consultar", "consulta", "get", "find", "obtener", "listar", "list", "buscar", "query", "select", "read", "search", "validar", "verificar", "eliminar", "delete", "compensar");

	private OperationWords() {
	}

	/** {@return the words of a name, in lower case} @param name the name, whose words begin with capital letters or are divided by other signs */
	public static Stream<String> words(String name) {
		return Arrays.stream(name.split("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})")).filter(word -> !word.isEmpty()).map(word -> word.toLowerCase(Locale.ROOT));
	}

	/** {@return whether a word of a name says that something is changed; it outweighs one that asks} @param name of an operation */
	public static boolean changes(String name) {
		return words(name).anyMatch(CHANGING::contains);
	}

	/** {@return whether the first or last word of a name says that it only asks; those in the middle are what is asked for or worked on: {@code processCheckList} asks nothing} @param name of an operation */
	public static boolean asks(String name) {
		List<String> words = words(name).dropWhile(PREFIXES::contains).toList();
		return !words.isEmpty() && !changes(name) && (ASKING.contains(words.get(0)) || NOUNS.contains(words.get(words.size() - 1)));
	}

	/** {@return whether names say that something is written beside the work, as an audit, a log or a mail} @param names of a service and its operation */
	public static boolean isBeside(String... names) {
		List<String> words = Stream.of(names).flatMap(OperationWords::words).toList();
		return words.stream().anyMatch(BESIDE::contains) && words.stream().noneMatch(READING::contains);
	}
}
