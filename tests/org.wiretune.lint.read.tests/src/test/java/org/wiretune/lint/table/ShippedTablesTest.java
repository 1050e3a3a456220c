/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.model.settings.SettingValues;
import org.wiretune.model.settings.ValueType;

/** What holds of every table that ships with WireTune. */
class ShippedTablesTest {

	@Test
	void kindsAndGroupsHaveTheirOwnNames() {
		Set<String> ids = new HashSet<>();
		for (FileKind kind : SettingTables.kinds()) {
			assertTrue(ids.add(kind.id()), kind.id());
			assertFalse(kind.groups().isEmpty(), kind.id());
			Set<String> paths = new HashSet<>();
			for (GroupRow group : kind.groups()) {
				assertTrue(paths.add(group.path()), kind.id() + ' ' + group.path());
				Set<String> names = new HashSet<>();
				for (SettingRow setting : group.settings()) {
					assertTrue(names.add(setting.name()), group.kind() + ' ' + setting.name());
				}
			}
		}
		assertTrue(ids.containsAll(List.of("websphere-server-settings", "websphere-resource-settings", "websphere-variables", "websphere-work-managers", "liberty-server")));
	}

	@Test
	void defaultsAreValuesOfTheirTypeAndNameTheirDocument() {
		int defaults = 0;
		for (FileKind kind : SettingTables.kinds()) {
			for (GroupRow group : kind.groups()) {
				for (SettingRow setting : group.settings()) {
					String where = kind.id() + ' ' + group.kind() + ' ' + setting.name();
					for (VersionedDefault each : setting.defaults()) {
						String value = each.value().value();
						assertTrue(each.value().source().length() > 20, where);
						assertTrue(fits(setting, value), where + " = " + value);
						defaults++;
					}
				}
			}
		}
		assertTrue(defaults > 150, "only " + defaults);
	}

	private static boolean fits(SettingRow setting, String value) {
		return switch (setting.valueType()) {
		// Some defaults are a multiple of what the machine has.
		case NUMBER -> SettingValues.asNumber(value) != null || value.matches("\\d+ \\* number of processors");
		// Some products have words of their own.
		case TRUTH -> List.of("true", "false", "on", "off", "yes", "no").contains(value);
		case SIZE -> SettingValues.asBytes(value, setting.unit()) != null;
		case DURATION -> SettingValues.asMilliseconds(value, setting.unit()) != null;
		case TEXT -> true;
		};
	}

	@Test
	void theKindOfAnIdIsFound() {
		assertEquals("websphere-variables", SettingTables.kind("websphere-variables").id());
		assertEquals(ValueType.TEXT, SettingTables.kind("websphere-variables").groups().getFirst().settings().getFirst().valueType());
	}
}
