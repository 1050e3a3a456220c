/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Loads on pools in the server: sessions against bean instances, callers against beans, threads against connections. */
package org.wiretune.tester.poolload;
