/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import org.wiretune.lint.finding.Finding;

/**
 * Where an alarm leads to.
 *
 * @param finding the finding at the setting that set the limit
 * @param place tells the setting from others, also after lines have moved: file, element and setting
 * @param value the value that the setting has, or its default; a change of it ends the lead
 */
public record AlarmLead(Finding finding, String place, String value) {
}
