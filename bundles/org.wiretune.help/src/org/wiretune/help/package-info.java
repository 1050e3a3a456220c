/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The help pages of the rules, made from the same texts as hover and SARIF. Needs neither OSGi nor the help system;
 * what hangs the pages into the help system is internal.
 */
package org.wiretune.help;
