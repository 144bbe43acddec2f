Feature: Scout Encounter
  Whoever seeded the dilemma may download a scout ship with its crew when the other player encounters it, and let it act once.

  Background:
    Given the spaceline:
      | mission     | seeded by |
      | Excavation  | Bob       |
      | Brute Force |           |
    And it is Bob's turn

  @ruling=1eS-scout-encounter-01
  Rule: With the scout ship at least one compatible universal personnel is downloaded

    Background:
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
      And Bob has:
        | card | where           |
        | Data | on "Excavation" |

    @part=universal
    Example: without universal personnel there is no ship
      Given Alice has:
        | card  | where   |
        | Baran | in hand |
      When Bob attempts "Excavation"
      Then "Scout Vessel" and "Baran" are still in Alice's hand
      And "Scout Encounter" is now in Alice's discard pile
      And nothing else has changed

    @part=compatible
    Example: nor with one who is not compatible with the ship
      Given Alice has:
        | card   | where   |
        | B'iJik | in hand |
      When Bob attempts "Excavation"
      Then "Scout Vessel" and "B'iJik" are still in Alice's hand

    Example: one who is comes aboard with it
      Given Alice has:
        | card  | where   |
        | Gorta | in hand |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel" from "Scout Vessel" and none
      Then "Scout Vessel" is now at "Excavation"
      And "Gorta" is now aboard "Scout Vessel"
      And "Scout Encounter" is now in Alice's discard pile
      And nothing else has changed

    Example: of three at hand not more than two come
      Given Alice has:
        | card   | where   |
        | Gorta  | in hand |
        | Tallus | in hand |
        | Selok  | in hand |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses "Gorta", "Tallus" and "Selok"
      Then that is illegal
      When Alice chooses "Gorta" and "Selok"
      And Alice chooses the word "do nothing"
      Then "Tallus" is still in Alice's hand

  @ruling=1eS-scout-encounter-02
  Rule: Bringing in the ship and its crew is no report with crew

    Example: regulations for those who report with crew keep nobody from coming
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Gorta           | in hand            |
        | Tallus          | in hand            |
      And Bob has:
        | card               | where           |
        | Data               | on "Excavation" |
        | Harbor Regulations | on the table    |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel" from "Scout Vessel" and none
      And Alice chooses "Gorta" and "Tallus"
      And Alice chooses the word "do nothing"
      Then "Gorta" and "Tallus" are still aboard "Scout Vessel"
      And "Scout Vessel" is still at "Excavation"
      And "Scout Encounter" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-scout-encounter-03
  Rule: With a leader and a matching personnel aboard the ship may initiate battle at once

    Example: the scout attacks the ship from which the Away Team came
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Tallus          | in hand            |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "initiate battle"
      Then "Scout Vessel" and "U.S.S. Oberth" are now stopped
      And "Scout Encounter" is now in Alice's discard pile
      And "Scout Vessel" is still at "Excavation"
      And "Tallus" is still aboard "Scout Vessel"
      And "Tallus" is now stopped
      And nothing else has changed

    Example: it attacks the ship there that is not its owner's, and none elsewhere
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Tallus          | in hand            |
        | Yridian Shuttle | at "Excavation"    |
      And Bob has:
        | card          | where            |
        | Data          | on "Excavation"  |
        | U.S.S. Oberth | at "Excavation"  |
        | U.S.S. Hood   | at "Brute Force" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "initiate battle"
      Then "Scout Vessel" and "U.S.S. Oberth" are now stopped
      And "Tallus" is now stopped
      And "Scout Encounter" is now in Alice's discard pile
      And "Scout Vessel" is still at "Excavation"
      And "Tallus" is still aboard "Scout Vessel"
      And nothing else has changed

  @ruling=1eS-scout-encounter-04
  Rule: Without a leader, without a matching personnel or against an attack restriction the ship may not initiate battle

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | classification |
        | Captain Hire | personnel | Non-Aligned  | OFFICER        |
      And Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |

    @part=leader
    Example: nobody aboard is a leader
      Given Alice has:
        | card         | where   |
        | Scout Vessel | in hand |
        | Selok        | in hand |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "initiate battle"
      Then that is illegal
      When Alice chooses the word "do nothing"
      Then "U.S.S. Oberth" is still not stopped

    @part=matching
    Example: the leader does not match the ship, which can only stay
      Given Alice has:
        | card         | where   |
        | Scout Vessel | in hand |
        | Captain Hire | in hand |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      Then "Captain Hire" is now aboard "Scout Vessel"
      And "U.S.S. Oberth" is still not stopped
      And "Scout Encounter" is now in Alice's discard pile
      And "Scout Vessel" is now at "Excavation"
      And nothing else has changed

    @part=restriction
    Example: the ship there is of the leader's own affiliation
      Given Alice has:
        | card         | where   |
        | Scout Vessel | in hand |
        | Tallus       | in hand |
      And Bob has:
        | card    | where           |
        | Data    | on "Excavation" |
        | Haakona | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "initiate battle"
      Then that is illegal
      When Alice chooses the word "do nothing"
      Then "Haakona" is still not stopped

    Example: a leader who matches the ship attacks one of another affiliation
      Given Alice has:
        | card         | where   |
        | Scout Vessel | in hand |
        | Tallus       | in hand |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "initiate battle"
      Then "Scout Vessel" and "U.S.S. Oberth" are now stopped
      And "Scout Encounter" is now in Alice's discard pile
      And "Scout Vessel" is still at "Excavation"
      And "Tallus" is still aboard "Scout Vessel"
      And "Tallus" is now stopped
      And nothing else has changed

  @ruling=1eS-scout-encounter-05
  Rule: The ship may move away if it is staffed

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | classification | icons |
        | Officer Able | personnel | Vidiian      | OFFICER        | staff |
        | Officer Bare | personnel | Vidiian      | OFFICER        |       |

    Example: without the staffing icon it stays
      Given Alice has:
        | card                 | where              |
        | Scout Encounter      | under "Excavation" |
        | Vidiian Scout Vessel | in hand            |
        | Officer Bare         | in hand            |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Vidiian Scout Vessel"
      And Alice chooses the word "move away"
      Then that is illegal
      When Alice chooses the word "do nothing"
      Then "Vidiian Scout Vessel" is still at "Excavation"

    Example: with it the ship is gone
      Given Alice has:
        | card                 | where              |
        | Scout Encounter      | under "Excavation" |
        | Vidiian Scout Vessel | in hand            |
        | Officer Able         | in hand            |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Vidiian Scout Vessel"
      And Alice chooses the word "move away"
      Then "Vidiian Scout Vessel" is now at "Brute Force"
      And "Officer Able" is still aboard "Vidiian Scout Vessel"
      And "U.S.S. Oberth" is still not damaged
      And "Scout Encounter" is now in Alice's discard pile
      And nothing else has changed

    Example: it flies as far as its RANGE of 9 takes it, and no farther
      Given these made-up cards:
        | card         | type    | kind   | span |
        | Quiet Planet | mission | planet | 6    |
        | Calm Planet  | mission | planet | 1    |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Calm Planet  |
      And Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Tallus          | in hand            |
      And Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "move away"
      And Alice chooses "Calm Planet"
      Then that is illegal
      When Alice chooses "Quiet Planet" from "Brute Force" and "Quiet Planet"
      Then "Scout Vessel" is now at "Quiet Planet"
      And "Tallus" is still aboard "Scout Vessel"
      And "Scout Encounter" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-scout-encounter-06
  Rule: The ship may do nothing

    Example: it could attack and could move, and stays where it came to
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Tallus          | in hand            |
      And Bob has:
        | card          | where           |
        | Data          | on "Excavation" |
        | U.S.S. Oberth | at "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "do nothing"
      Then "Scout Vessel" is still at "Excavation"
      And "U.S.S. Oberth" is still not stopped

  Rule: A ship that can land may land on the planet there, and not fly elsewhere and land there

    Background:
      Given Alice has:
        | card                        | where              |
        | Scout Encounter             | under "Excavation" |
        | Establish Landing Protocols | on the table       |
        | Flaxian Scout Vessel        | in hand            |
        | Gorta                       | in hand            |

    @ruling=1eS-scout-encounter-07
    Example: it lands on the planet where it came to
      Given Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Flaxian Scout Vessel"
      And Alice chooses the word "move away"
      And Alice chooses "Excavation" from "Excavation" and "Brute Force"
      Then "Flaxian Scout Vessel" is now on "Excavation"
      And "Scout Encounter" is now in Alice's discard pile
      And "Gorta" is still aboard "Flaxian Scout Vessel"
      And nothing else has changed

    @ruling=1eS-scout-encounter-07
    Example: one that cannot land is not offered the planet
      Given "Establish Landing Protocols" is in Alice's hand
      And Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Flaxian Scout Vessel"
      And Alice chooses the word "move away"
      Then "Flaxian Scout Vessel" is now at "Brute Force"
      And "Scout Encounter" is now in Alice's discard pile
      And "Gorta" is still aboard "Flaxian Scout Vessel"
      And nothing else has changed

    @ruling=1eS-scout-encounter-08
    Example: it flies to another planet and stays in orbit
      Given Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Flaxian Scout Vessel"
      And Alice chooses the word "move away"
      And Alice chooses "Brute Force"
      Then "Flaxian Scout Vessel" is now at "Brute Force"
      And "Scout Encounter" is now in Alice's discard pile
      And "Gorta" is still aboard "Flaxian Scout Vessel"
      And nothing else has changed

  @ruling=1eS-scout-encounter-09
  Rule: After that one choice ship and crew do nothing more until their owner's turn

    Background:
      Given Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Vessel    | in hand            |
        | Tallus          | in hand            |

    Example: after moving away the ship does not attack whom it meets there
      Given Bob has:
        | card          | where            |
        | Data          | on "Excavation"  |
        | U.S.S. Oberth | at "Brute Force" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "move away"
      And Alice attacks "U.S.S. Oberth" with "Scout Vessel"
      Then that is illegal
      And "U.S.S. Oberth" is still not stopped

    Example: in her own turn it attacks
      Given Bob has:
        | card          | where            |
        | Data          | on "Excavation"  |
        | U.S.S. Oberth | at "Brute Force" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Vessel"
      And Alice chooses the word "move away"
      And play goes on until Alice's turn
      And Alice attacks "U.S.S. Oberth" with "Scout Vessel"
      Then "U.S.S. Oberth" is now stopped
      And "Scout Encounter" is still in Alice's discard pile
      And "Scout Vessel" is still at "Brute Force"
      And "Scout Vessel" and "Tallus" are now stopped
      And "Tallus" is still aboard "Scout Vessel"
      And nothing else has changed
