/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The findings as lists that people work through: grouped, filtered, with what they cost. Without a widget. */
package org.wiretune.lint.overview;
