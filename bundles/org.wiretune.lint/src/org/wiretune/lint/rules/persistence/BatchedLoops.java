/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.PersistLoop;

/**
 * Which loops that persist move many rows and could send them in batches. A loop over the parts of one thing, such as the lines of
 * an order, has a few, and no batch helps it; other rules tell of loops that could not send batches.
 */
final class BatchedLoops {

	private static final Set<String> KEY_BY_INSERT = Set.of("IDENTITY", "identity");

	/** What methods and classes that move many rows are called. What is done in bulk may be more than rows: mails that are sent, loans that are paid out. */
	private static final Pattern BULK = Pattern.compile("(?i)import(?!an)|(?<!down|off|over|pay|work)load(?!balanc)|batch|bulk(?=$|[^a-z]|insert|sav|persist|creat|writ|stor|add|updat|delet|remov|upsert|data|cop)|migrat|synchroni[sz]|ingest|populat|harvest|replicat|feed(?!back)|createMany|(save|persist|store|insert|add)(?-i:[Aa]ll(?![a-z]))");

	private BatchedLoops() {
	}

	/** {@return whether a loop moves many rows: its method or class is called so, or it flushes now and then} @param loop the loop */
	static boolean isBulk(PersistLoop loop) {
		return loop.isFlushesInBatches() || isBulk(loop.getName());
	}

	/** {@return whether a method or its class is called after moving many rows} @param place class and method; may be null */
	static boolean isBulk(String place) {
		return BULK.matcher(String.valueOf(place)).find();
	}

	/** {@return the loops of an application that move many rows and do not flush behind every one} @param application the application */
	static List<PersistLoop> of(Application application) {
		if (application.getPersistLoops().isEmpty()) {
			return List.of();
		}
		Set<Origin> perRow = FlushLoops.perRow(application);
		return application.getPersistLoops().stream().filter(BatchedLoops::isBulk).filter(loop -> loop.getFlush() == null || !perRow.contains(loop.getFlush())).toList();
	}

	/** {@return those of them that persist more than entities that learn their keys from their inserts} @param application the application */
	static List<PersistLoop> ofOwnKeys(Application application) {
		Set<String> withKeyByInsert = application.getEntities().stream().filter(entity -> entity.getName() != null && KEY_BY_INSERT.contains(String.valueOf(Values.value(entity.getGeneratorStrategy()))))
				.map(BatchedLoops::simpleName).collect(Collectors.toSet());
		return of(application).stream().filter(loop -> loop.getEntities().isEmpty() || !withKeyByInsert.containsAll(loop.getEntities())).toList();
	}

	private static String simpleName(Entity entity) {
		return entity.getName().substring(entity.getName().lastIndexOf('.') + 1);
	}
}
