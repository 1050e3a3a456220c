/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableReaderTest {

	static List<FileKind> read(String... lines) throws IOException {
		return TableReader.read("test.settings", new BufferedReader(new StringReader(String.join("\n", lines))));
	}

	@Test
	void eachEntryBelongsToTheOneAboveIt() throws IOException {
		List<FileKind> kinds = read("# remark", "file | one | WILDFLY | a.xml, b.xml | root[space] | D01", "group | g | x/y | @name | Group",
				"setting | min | @min | number | threads | Minimum | D01", "default | 5 | -2 | old document", "default | 6 | * | document",
				"setting | max | max | size | |", "", "group | h | z | | Other", "file | two | LINUX | c | |");
		assertEquals(List.of("one", "two"), kinds.stream().map(FileKind::id).toList());
		FileKind one = kinds.get(0);
		assertEquals(2, one.names().size());
		assertEquals(List.of("g", "h"), one.groups().stream().map(GroupRow::kind).toList());
		assertEquals(List.of("min", "max"), one.groups().get(0).settings().stream().map(SettingRow::name).toList());
		assertEquals(List.of("5", "6"), one.groups().get(0).settings().get(0).defaults().stream().map(each -> each.value().value()).toList());
		assertEquals(List.of(), one.groups().get(1).settings());
		assertEquals(List.of(), kinds.get(1).groups());
	}

	@ParameterizedTest
	@ValueSource(strings = { "fiel | x", "file | one | NOTHING | a.xml |", "setting | a | @a | colour | |", "default | 5 | * |", "group | | a | | b" })
	void aWrongLineIsNamed(String line) {
		IllegalStateException problem = assertThrows(IllegalStateException.class, () -> read("# first", line));
		assertTrue(problem.getMessage().startsWith("test.settings:2: "), problem.getMessage());
	}

	@Test
	void theTablesAreSound() {
		Set<String> ids = new HashSet<>();
		Set<String> kinds = new HashSet<>();
		for (FileKind kind : SettingTables.kinds()) {
			assertTrue(ids.add(kind.id()), kind.id());
			for (GroupRow group : kind.groups()) {
				assertTrue(kinds.add(kind.id() + ' ' + group.kind() + ' ' + group.path()), group.kind());
				Set<String> names = new HashSet<>();
				group.settings().forEach(setting -> assertTrue(names.add(setting.name()), group.kind() + ' ' + setting.name()));
			}
		}
	}
}
