Feature: Kevin Uxbridge: Convergence
  It destroys the events on the spaceline at the location where it is played.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
    And Alice has:
      | card                        | where   |
      | Kevin Uxbridge: Convergence | in hand |
    And Bob has:
      | card   | where           |
      | Decius | at "Excavation" |

  @ruling=faq96-39-kevin-uxbridge-convergence-01
  Rule: The Convergence destroys Rishon Uxbridge, but not the event that she protects

    @part=others @part=rishon @part=protected
    Example: Rishon Uxbridge and an unprotected event are destroyed
      Given Bob has:
        | card                   | where                       |
        | Atmospheric Ionization | on "Excavation"             |
        | Rishon Uxbridge        | on "Atmospheric Ionization" |
        | Distortion Field       | on "Excavation"             |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Rishon Uxbridge" and "Distortion Field" have been destroyed
      And "Rishon Uxbridge" and "Distortion Field" are now in Bob's discard pile
      And "Atmospheric Ionization" is still on "Excavation"
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-convergence-02
  Rule: Events on the spaceline are those placed on the spaceline or on a ship

    @part=on-the-spaceline @part=on-a-ship
    Example: events on the location and on a ship there are destroyed, those elsewhere are not
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Bob has:
        | card                     | where             |
        | Distortion Field [here]  | on "Excavation"   |
        | Plasma Fire              | on "Decius"       |
        | Distortion Field [there] | on "Plunder Site" |
        | Red Alert!               | on the table      |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Distortion Field" [here] and "Plasma Fire" have been destroyed
      And "Distortion Field" [here] and "Plasma Fire" are now in Bob's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-convergence-03
  Rule: Nutational Shields lies in the play area and is not destroyed

    Example: the event on the ship is destroyed, Nutational Shields stays
      Given Bob has:
        | card               | where        |
        | Plasma Fire        | on "Decius"  |
        | Nutational Shields | on the table |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Plasma Fire" is now in Bob's discard pile
      And "Nutational Shields" is still on Bob's side of the table
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-convergence-04
  Rule: Atmospheric Ionization lies on the spaceline and is destroyed

    @part=atmospheric-ionization
    Example: the planet is rid of it
      Given Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Atmospheric Ionization" has been destroyed
      And "Atmospheric Ionization" is now in Bob's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

    @part=distortion-field
    Example: the planet is rid of a Distortion Field as well
      Given Bob has:
        | card             | where           |
        | Distortion Field | on "Excavation" |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Distortion Field" has been destroyed
      And "Distortion Field" is now in Bob's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-convergence-05
  Rule: An artifact that is played as an event is open to what affects events

    Example: the Convergence destroys Kurlan Naiskos on a ship there
      Given Bob has:
        | card           | where       |
        | Kurlan Naiskos | on "Decius" |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Kurlan Naiskos" has been destroyed
      And "Kurlan Naiskos" is now in Bob's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

    Example: an interrupt that lies there is no event
      Given Bob has:
        | card                       | where       |
        | Kurlan Naiskos             | on "Decius" |
        | Incoming Message - Romulan | on "Decius" |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Kurlan Naiskos" has been destroyed
      And "Incoming Message - Romulan" is still on "Decius"

    Example: Kevin Uxbridge nullifies a Tox Uthat that lies on the table
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card      | where        |
        | Tox Uthat | on the table |
      When Alice plays "Kevin Uxbridge" on "Tox Uthat"
      Then "Tox Uthat" has been nullified
      And "Tox Uthat" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    Example: Kevin Uxbridge nullifies Kurlan Naiskos, and not a Tox Uthat that is played as an interrupt
      Given Alice has:
        | card             | where        |
        | Kevin Uxbridge   | in hand      |
        | Supernova        | in hand      |
        | Tox Uthat [hers] | on the table |
      And Bob has:
        | card            | where       |
        | Kurlan Naiskos  | on "Decius" |
        | Tox Uthat [his] | in hand     |
      When Alice plays "Supernova" on "Excavation"
      And Bob responds with "Tox Uthat" [his]
      And Alice responds with "Kevin Uxbridge" on "Tox Uthat" [his]
      Then that is illegal
      And "Tox Uthat" [his] has not been nullified
      When Alice plays "Kevin Uxbridge" on "Kurlan Naiskos"
      Then "Kurlan Naiskos" has been nullified

  @ruling=faq96-38-baryon-buildup-03
  Rule: Kevin Uxbridge takes one Baryon Buildup off a ship, and the Convergence takes them all

    Background:
      Given Alice has:
        | card            | where           |
        | U.S.S. Brittain | at "Excavation" |
        | Kevin Uxbridge  | in hand         |
      And Bob has:
        | card                    | where                |
        | Baryon Buildup [first]  | on "U.S.S. Brittain" |
        | Baryon Buildup [second] | on "U.S.S. Brittain" |
        | Baryon Buildup [third]  | on "U.S.S. Brittain" |

    @part=one
    Example: he nullifies one of three, and the ship has RANGE 2
      When Alice plays "Kevin Uxbridge" on "Baryon Buildup" [first]
      Then "Baryon Buildup" [first] has been nullified
      And the RANGE of "U.S.S. Brittain" is 2
      And "Baryon Buildup" [first] is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    @part=all
    Example: the ship has its whole RANGE again
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Baryon Buildup" [first], "Baryon Buildup" [second] and "Baryon Buildup" [third] have been destroyed
      And the RANGE of "U.S.S. Brittain" is 6
      And "Baryon Buildup" [first], "Baryon Buildup" [second] and "Baryon Buildup" [third] are now in Bob's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed
