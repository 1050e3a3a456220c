/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;

import org.wiretune.core.Origin;

import org.wiretune.model.platform.PersistLoop;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Persist Loop</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#getEntities <em>Entities</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#isFlushes <em>Flushes</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#isFlushesInBatches <em>Flushes In Batches</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#isClears <em>Clears</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#isNested <em>Nested</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#getPersist <em>Persist</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#getFlush <em>Flush</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#getHeld <em>Held</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistLoopImpl#getManager <em>Manager</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PersistLoopImpl extends ElementImpl implements PersistLoop
{
	/**
	 * The cached value of the '{@link #getEntities() <em>Entities</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEntities()
	 * @generated
	 * @ordered
	 */
	protected EList<String> entities;

	/**
	 * The default value of the '{@link #isFlushes() <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushes()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FLUSHES_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isFlushes() <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushes()
	 * @generated
	 * @ordered
	 */
	protected boolean flushes = FLUSHES_EDEFAULT;

	/**
	 * The default value of the '{@link #isFlushesInBatches() <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushesInBatches()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FLUSHES_IN_BATCHES_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isFlushesInBatches() <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushesInBatches()
	 * @generated
	 * @ordered
	 */
	protected boolean flushesInBatches = FLUSHES_IN_BATCHES_EDEFAULT;

	/**
	 * The default value of the '{@link #isClears() <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isClears()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CLEARS_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isClears() <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isClears()
	 * @generated
	 * @ordered
	 */
	protected boolean clears = CLEARS_EDEFAULT;

	/**
	 * The default value of the '{@link #isNested() <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNested()
	 * @generated
	 * @ordered
	 */
	protected static final boolean NESTED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isNested() <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNested()
	 * @generated
	 * @ordered
	 */
	protected boolean nested = NESTED_EDEFAULT;

	/**
	 * The default value of the '{@link #getPersist() <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersist()
	 * @generated
	 * @ordered
	 */
	protected static final Origin PERSIST_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPersist() <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersist()
	 * @generated
	 * @ordered
	 */
	protected Origin persist = PERSIST_EDEFAULT;

	/**
	 * The default value of the '{@link #getFlush() <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlush()
	 * @generated
	 * @ordered
	 */
	protected static final Origin FLUSH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFlush() <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlush()
	 * @generated
	 * @ordered
	 */
	protected Origin flush = FLUSH_EDEFAULT;

	/**
	 * The default value of the '{@link #getHeld() <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeld()
	 * @generated
	 * @ordered
	 */
	protected static final String HELD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHeld() <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeld()
	 * @generated
	 * @ordered
	 */
	protected String held = HELD_EDEFAULT;

	/**
	 * The default value of the '{@link #getManager() <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManager()
	 * @generated
	 * @ordered
	 */
	protected static final String MANAGER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getManager() <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManager()
	 * @generated
	 * @ordered
	 */
	protected String manager = MANAGER_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PersistLoopImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackageImpl.Literals.PERSIST_LOOP;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getEntities()
	{
		if (entities == null)
		{
			entities = new EDataTypeUniqueEList<String>(String.class, this, PlatformPackageImpl.PERSIST_LOOP__ENTITIES);
		}
		return entities;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isFlushes()
	{
		return flushes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlushes(boolean newFlushes)
	{
		boolean oldFlushes = flushes;
		flushes = newFlushes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__FLUSHES, oldFlushes, flushes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isFlushesInBatches()
	{
		return flushesInBatches;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlushesInBatches(boolean newFlushesInBatches)
	{
		boolean oldFlushesInBatches = flushesInBatches;
		flushesInBatches = newFlushesInBatches;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__FLUSHES_IN_BATCHES, oldFlushesInBatches, flushesInBatches));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isClears()
	{
		return clears;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setClears(boolean newClears)
	{
		boolean oldClears = clears;
		clears = newClears;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__CLEARS, oldClears, clears));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isNested()
	{
		return nested;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNested(boolean newNested)
	{
		boolean oldNested = nested;
		nested = newNested;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__NESTED, oldNested, nested));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Origin getPersist()
	{
		return persist;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPersist(Origin newPersist)
	{
		Origin oldPersist = persist;
		persist = newPersist;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__PERSIST, oldPersist, persist));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Origin getFlush()
	{
		return flush;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlush(Origin newFlush)
	{
		Origin oldFlush = flush;
		flush = newFlush;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__FLUSH, oldFlush, flush));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getHeld()
	{
		return held;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHeld(String newHeld)
	{
		String oldHeld = held;
		held = newHeld;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__HELD, oldHeld, held));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getManager()
	{
		return manager;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setManager(String newManager)
	{
		String oldManager = manager;
		manager = newManager;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSIST_LOOP__MANAGER, oldManager, manager));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.PERSIST_LOOP__ENTITIES:
				return getEntities();
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES:
				return isFlushes();
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				return isFlushesInBatches();
			case PlatformPackageImpl.PERSIST_LOOP__CLEARS:
				return isClears();
			case PlatformPackageImpl.PERSIST_LOOP__NESTED:
				return isNested();
			case PlatformPackageImpl.PERSIST_LOOP__PERSIST:
				return getPersist();
			case PlatformPackageImpl.PERSIST_LOOP__FLUSH:
				return getFlush();
			case PlatformPackageImpl.PERSIST_LOOP__HELD:
				return getHeld();
			case PlatformPackageImpl.PERSIST_LOOP__MANAGER:
				return getManager();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.PERSIST_LOOP__ENTITIES:
				getEntities().clear();
				getEntities().addAll((Collection<? extends String>)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES:
				setFlushes((Boolean)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				setFlushesInBatches((Boolean)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__CLEARS:
				setClears((Boolean)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__NESTED:
				setNested((Boolean)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__PERSIST:
				setPersist((Origin)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSH:
				setFlush((Origin)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__HELD:
				setHeld((String)newValue);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__MANAGER:
				setManager((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.PERSIST_LOOP__ENTITIES:
				getEntities().clear();
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES:
				setFlushes(FLUSHES_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				setFlushesInBatches(FLUSHES_IN_BATCHES_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__CLEARS:
				setClears(CLEARS_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__NESTED:
				setNested(NESTED_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__PERSIST:
				setPersist(PERSIST_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSH:
				setFlush(FLUSH_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__HELD:
				setHeld(HELD_EDEFAULT);
				return;
			case PlatformPackageImpl.PERSIST_LOOP__MANAGER:
				setManager(MANAGER_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.PERSIST_LOOP__ENTITIES:
				return entities != null && !entities.isEmpty();
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES:
				return flushes != FLUSHES_EDEFAULT;
			case PlatformPackageImpl.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				return flushesInBatches != FLUSHES_IN_BATCHES_EDEFAULT;
			case PlatformPackageImpl.PERSIST_LOOP__CLEARS:
				return clears != CLEARS_EDEFAULT;
			case PlatformPackageImpl.PERSIST_LOOP__NESTED:
				return nested != NESTED_EDEFAULT;
			case PlatformPackageImpl.PERSIST_LOOP__PERSIST:
				return PERSIST_EDEFAULT == null ? persist != null : !PERSIST_EDEFAULT.equals(persist);
			case PlatformPackageImpl.PERSIST_LOOP__FLUSH:
				return FLUSH_EDEFAULT == null ? flush != null : !FLUSH_EDEFAULT.equals(flush);
			case PlatformPackageImpl.PERSIST_LOOP__HELD:
				return HELD_EDEFAULT == null ? held != null : !HELD_EDEFAULT.equals(held);
			case PlatformPackageImpl.PERSIST_LOOP__MANAGER:
				return MANAGER_EDEFAULT == null ? manager != null : !MANAGER_EDEFAULT.equals(manager);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (entities: ");
		result.append(entities);
		result.append(", flushes: ");
		result.append(flushes);
		result.append(", flushesInBatches: ");
		result.append(flushesInBatches);
		result.append(", clears: ");
		result.append(clears);
		result.append(", nested: ");
		result.append(nested);
		result.append(", persist: ");
		result.append(persist);
		result.append(", flush: ");
		result.append(flush);
		result.append(", held: ");
		result.append(held);
		result.append(", manager: ");
		result.append(manager);
		result.append(')');
		return result.toString();
	}

} //PersistLoopImpl
