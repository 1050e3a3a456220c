/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of what Spring, CDI and Spring Batch make and call. */
package org.wiretune.lint.java.spring;
