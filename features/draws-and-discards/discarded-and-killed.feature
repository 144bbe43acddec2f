Feature: Discarded, and killed
  Who is discarded by a text has not died by that; Aamin Marritza, whose death is worth five points, is looked at to tell.

  Background:
    Given the spaceline:
      | mission      |
      | Quiet Planet |
    And these made-up cards:
      | card         | type      | kind   | span | affiliations | integrity | cunning | strength | attempted by |
      | Quiet Planet | mission   | planet | 2    | Cardassian   |           |         |          | any          |
      | Slow Ensign  | personnel |        |      | Cardassian   | 5         | 5       | 5        |              |

  @ruling=1eD-discarding-20
  Rule: A personnel whom a text discards has not been killed

    @part=dilemma
    Example: Aamin Marritza disappears in a rift and scores nothing
      Given Alice has:
        | card           | where             |
        | Aamin Marritza | on "Quiet Planet" |
        | Slow Ensign    | on "Quiet Planet" |
      And Bob has:
        | card         | where                |
        | Spatial Rift | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Aamin Marritza" and "Slow Ensign" are now in Alice's discard pile
      And "Aamin Marritza" and "Slow Ensign" have not been killed
      And Alice still has 0 points
      And nothing else has changed

    @part=other
    Example: Vorgons whom an interrupt sends after the Horga'hn are discarded and not killed
      Given Alice has:
        | card                    | where             |
        | Alternate Universe Door | on the table      |
        | Vorgon Raiders          | in hand           |
        | Ajur                    | on "Quiet Planet" |
        | Boratus                 | on "Quiet Planet" |
      And Bob has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice plays "Vorgon Raiders" on "Horga'hn"
      Then "Ajur", "Boratus" and "Vorgon Raiders" are now in Alice's discard pile
      And "Horga'hn" is now on Alice's side of the table
      And "Horga'hn" is now controlled by Alice
      And "Ajur" and "Boratus" have not been killed
      And nothing else has changed

    @frame=many
    Example: who is drawn for Quandary is discarded by a Q-Continuum card, and not killed
      Given Alice has:
        | card           | where             |
        | Slow Ensign    | on "Quiet Planet" |
        | Aamin Marritza | in discard pile   |
        | Data           | in discard pile   |
      And Bob has:
        | card    | where                |
        | Q-Flash | under "Quiet Planet" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Quandary |
      When Alice attempts "Quiet Planet"
      And Alice chooses "Aamin Marritza" from "Aamin Marritza" and "Data"
      And chance chooses "Slow Ensign" from "Slow Ensign" and "Aamin Marritza"
      Then "Slow Ensign" is now in Alice's discard pile
      And "Slow Ensign" has not been killed

    @part=dilemma
    Example: a Klingon resigns, and no death yell is heard for her
      Given Alice has:
        | card               | where             |
        | Kurak              | on "Quiet Planet" |
        | Klingon Death Yell | in hand           |
      And Bob has:
        | card               | where                |
        | Anaphasic Organism | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Alice responds with "Klingon Death Yell"
      Then that is illegal
      And "Kurak" is now in Alice's discard pile
      And "Kurak" has not been killed
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

    Example: it is heard for her when she is killed
      Given Alice has:
        | card               | where             |
        | Kurak              | on "Quiet Planet" |
        | Klingon Death Yell | in hand           |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Alice responds with "Klingon Death Yell"
      Then "Kurak" has been killed
      And Alice now has 5 points
      And "Kurak" is now in Alice's discard pile
      And "Klingon Death Yell" is now in Alice's point area
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-discarding-21
  Rule: Whom Yuta discards she has killed

    Background:
      Given Bob has:
        | card | where                |
        | Yuta | under "Quiet Planet" |

    Example: INTEGRITY 9 and CUNNING 8 without STRENGTH 5 are the death of Aamin Marritza
      Given Alice has:
        | card           | where             |
        | Aamin Marritza | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Bob chooses 12
      Then "Aamin Marritza" has been killed
      And Alice now has 5 points
      And "Aamin Marritza" is now in Alice's discard pile
      And "Yuta" is now in Bob's discard pile
      And nothing else has changed

    @frame=many
    Example: she looks at one and lets him go, and after the one who dies she looks at nobody
      Given these made-up cards:
        | card        | type      | affiliations |
        | Young Clerk | personnel | Cardassian   |
        | Old Clerk   | personnel | Cardassian   |
      And Alice has:
        | card           | where             |
        | Young Clerk    | on "Quiet Planet" |
        | Old Clerk      | on "Quiet Planet" |
        | Aamin Marritza | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Bob chooses 12
      And chance chooses "Young Clerk" from "Young Clerk", "Old Clerk" and "Aamin Marritza"
      And chance chooses "Aamin Marritza" from "Old Clerk" and "Aamin Marritza"
      Then "Aamin Marritza" has been killed
      And "Young Clerk" and "Old Clerk" are still on "Quiet Planet"
