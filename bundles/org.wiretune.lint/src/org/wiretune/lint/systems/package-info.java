/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The brokers and databases that applications share, by the addresses under which they reach them, and who meets whom at them. */
package org.wiretune.lint.systems;
