/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of calls by the client interfaces of composites. */
package org.wiretune.lint.java.composite;
