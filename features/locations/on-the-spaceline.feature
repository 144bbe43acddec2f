Feature: On the spaceline
  What is on the spaceline beside its locations, and what is not; and what its ends are.

  @ruling=1eS-spaceline-08
  Rule: Ships, facilities and personnel at its locations are on the spaceline, with what is played on them

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |

    @part=ships
    Example: an event on a ship is one on the spaceline
      Given Alice has:
        | card                      | where                      |
        | Data                      | on "Excavation"            |
        | U.S.S. Enterprise         | at "Excavation"            |
        | U.S.S. Oberth             | at "Wormhole Negotiations" |
        | Bynars Weapon Enhancement | on "U.S.S. Enterprise"     |
      When Alice attempts "Excavation"
      Then "Bynars Weapon Enhancement" is now on "U.S.S. Oberth"
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

    @part=facilities
    Example: so is one on an outpost
      Given Alice has:
        | card                       | where                      |
        | Data                       | on "Excavation"            |
        | Federation Outpost         | at "Excavation"            |
        | Federation Outpost [other] | at "Wormhole Negotiations" |
        | Spacedock                  | on "Federation Outpost"    |
      When Alice attempts "Excavation"
      Then "Spacedock" is now on "Federation Outpost" [other]
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

    @part=personnel
    Example: and one on somebody
      Given Alice has:
        | card          | where                      |
        | Data          | on "Excavation"            |
        | U.S.S. Oberth | at "Wormhole Negotiations" |
        | Calloway      | aboard "U.S.S. Oberth"     |
        | Mot's Advice  | on "Data"                  |
      When Alice attempts "Excavation"
      Then "Mot's Advice" is now on "Calloway"
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-spaceline-09
  Rule: What lies on the table is not on the spaceline

    Example: a Memory Wipe on the table is no problem for Dr. Q to treat
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card              | where                      |
        | Data              | on "Excavation"            |
        | U.S.S. Enterprise | at "Excavation"            |
        | U.S.S. Oberth     | at "Wormhole Negotiations" |
        | Memory Wipe       | on the table               |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      When Alice attempts "Excavation"
      Then "Memory Wipe" is still on the table
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-spaceline-10
  Rule: An end of the spaceline is the last location there, and no place beyond

    Background:
      Given it is the facility phase
      And the spaceline:
        | mission               |
        | Excavation            |
        | Plunder Site          |
        | Wormhole Negotiations |
      And Alice has:
        | card                      | where         |
        | Transwarp Network Gateway | in seed cards |

    Scenario Outline: to seed a gateway <where> is <verdict>
      When Alice seeds "Transwarp Network Gateway" <where>
      Then that is <verdict>

      @part=left
      Examples: At the left end
        | where           | verdict |
        | on "Excavation" | legal   |

      @part=right
      Examples: At the right end
        | where                      | verdict |
        | on "Wormhole Negotiations" | legal   |

      Examples: Between them
        | where             | verdict |
        | on "Plunder Site" | illegal |

    Example: no location comes into being
      When Alice seeds "Transwarp Network Gateway" on "Excavation"
      Then "Transwarp Network Gateway" is now on "Excavation"
      And "Transwarp Network Gateway" is now face up
      And nothing else has changed
