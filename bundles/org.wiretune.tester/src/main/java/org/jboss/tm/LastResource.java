/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.jboss.tm;

/**
 * A resource that wants to be asked last. Narayana asks each resource whether it is one. None of the resources of the tester is.
 */
public interface LastResource {
}
