/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import org.wiretune.core.ValueForm;

/**
 * An entry that a file lacks.
 *
 * @param document the document of the file that it would stand in, from 0
 * @param section the section that it belongs to, empty where there are none
 * @param key its key
 * @param neighbour an entry that it would follow, or null
 * @param newSection whether a section that the file lacks may be written too
 * @param form how its value is written
 */
public record NewEntry(int document, String section, String key, TextEntry neighbour, boolean newSection, ValueForm form) {
}
