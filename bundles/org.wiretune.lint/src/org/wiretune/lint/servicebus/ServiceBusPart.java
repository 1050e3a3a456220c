/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.Set;

/**
 * What a file tells of where it belongs: the resources that it names are named by their project first.
 *
 * @param projects the first words of these names
 */
public record ServiceBusPart(Set<String> projects) {
}
