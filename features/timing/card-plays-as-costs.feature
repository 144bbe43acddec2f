Feature: Cards that are played as a cost
  Only what they pay for happens. They may be answered, and if they are nullified, nothing comes of it.

  Background:
    Given these made-up cards:
      | card    | type    | kind  | affiliations | span | range | weapons | shields |
      | Raider  | ship    |       | Klingon      |      | 7     | 9       | 5       |
      | Bulwark | ship    |       | Romulan      |      | 7     | 0       | 5       |
      | Far Sun | mission | space |              | 3    |       |         |         |

  @ruling=cr14-actions-step-1-initiation-01
  Rule: Nothing but what it pays for is carried out, and not the text of the card itself

    Background:
      Given the spaceline:
        | mission |
        | Nebula  |
        | Far Sun |
      And Alice has:
        | card | where   |
        | Scan | in hand |

    Example: the Scan that begins a battle shows her nothing of what is seeded there
      Given Alice has:
        | card   | where           |
        | Raider | at "Nebula"     |
        | Klag   | aboard "Raider" |
      And Bob has:
        | card    | where          |
        | Bulwark | at "Nebula"    |
        | Q       | under "Nebula" |
      When Alice attacks "Bulwark" with "Raider"
      Then "Bulwark" is now damaged
      And "Q" has not been revealed
      And "Scan" is now in Alice's discard pile
      And "Raider", "Klag" and "Bulwark" are now stopped
      And nothing else has changed

    Example: nor does the Scan that charts are bartered for
      Given Alice has:
        | card              | where        |
        | Barter for Charts | on the table |
        | Data              | in draw deck |
        | Worf              | in draw deck |
        | Calloway          | in draw deck |
      And Bob has:
        | card | where          |
        | Q    | under "Nebula" |
      When Alice uses "Barter for Charts"
      Then "Q" has not been revealed
      And "Scan" is now in Alice's discard pile
      And "Data", "Worf" and "Calloway" are now in Alice's hand
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-08
  Rule: Whoever begins a battle at Nebula plays Scan for it

    Background:
      Given the spaceline:
        | mission |
        | Nebula  |
        | Far Sun |
      And Alice has:
        | card   | where           |
        | Raider | at "Nebula"     |
        | Klag   | aboard "Raider" |
      And Bob has:
        | card    | where       |
        | Bulwark | at "Nebula" |

    Example: without Scan in hand she does not attack
      Given Alice has:
        | card           | where   |
        | Amanda Rogers  | in hand |
      When Alice attacks "Bulwark" with "Raider"
      Then that is illegal
      And nothing else has changed

    Example: with Scan in hand she attacks
      Given Alice has:
        | card | where   |
        | Scan | in hand |
      When Alice attacks "Bulwark" with "Raider"
      Then "Bulwark" is now damaged
      And "Scan" is now in Alice's discard pile
      And "Raider", "Klag" and "Bulwark" are now stopped
      And nothing else has changed

    Example: elsewhere she attacks without it
      Given "Raider" and "Bulwark" are at "Far Sun"
      When Alice attacks "Bulwark" with "Raider"
      Then "Bulwark" is now damaged
      And "Raider", "Klag" and "Bulwark" are now stopped
      And nothing else has changed

    Example: no battle begins if the Scan is nullified
      Given Alice has:
        | card | where   |
        | Scan | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attacks "Bulwark" with "Raider"
      And Bob responds with "Amanda Rogers"
      Then "Scan" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And "Bulwark" is still not damaged
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-02
  Rule: A card that is played as a cost is answered like any other

    Background:
      Given the spaceline:
        | mission           |
        | Relief Mission II |
        | Far Sun           |
      And Alice has:
        | card     | where                  |
        | Raider   | at "Relief Mission II" |
        | Klag     | aboard "Raider"        |
        | Wormhole | in hand                |

    @frame=open
    Example: Bob nullifies the Wormhole
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice uses "Relief Mission II" on "Raider" with "Far Sun"
      And Bob responds with "Amanda Rogers"
      Then that is legal
      And "Wormhole" has been nullified
      And "Wormhole" is now in Alice's discard pile

  @ruling=cr14-actions-step-1-initiation-03
  Rule: If the card is nullified, what it was played for does not happen

    Background:
      Given the spaceline:
        | mission           |
        | Relief Mission II |
        | Far Sun           |
      And Alice has:
        | card     | where                  |
        | Raider   | at "Relief Mission II" |
        | Klag     | aboard "Raider"        |
        | Wormhole | in hand                |

    Example: the ship stays where it is
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice uses "Relief Mission II" on "Raider" with "Far Sun"
      And Bob responds with "Amanda Rogers"
      Then "Raider" is still at "Relief Mission II"
      And "Wormhole" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-04
  Rule: If the card is nullified, nothing else of the price is paid

    Background:
      Given the spaceline:
        | mission |
        | Far Sun |
      And Alice has:
        | card                      | where        |
        | Barter for Charts         | on the table |
        | Scan                      | in hand      |
        | Bynars Weapon Enhancement | in hand      |
        | Raider                    | at "Far Sun" |

    Example: she has her card play left
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice uses "Barter for Charts"
      And Bob responds with "Amanda Rogers"
      Then "Scan" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      When Alice plays "Bynars Weapon Enhancement" on "Raider"
      Then "Bynars Weapon Enhancement" is now on "Raider"
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-05
  Rule: After the card was nullified the player may try again

    Background:
      Given Alice has:
        | card              | where        |
        | Barter for Charts | on the table |
        | Scan [first]      | in hand      |
        | Scan [second]     | in hand      |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |

    @part=once-a-turn
    Example: what is done once each turn is done with a second Scan
      Given Alice has:
        | card     | where        |
        | Data     | in draw deck |
        | Worf     | in draw deck |
        | Calloway | in draw deck |
      When Alice uses "Barter for Charts"
      And Alice chooses "Scan" [first]
      And Bob responds with "Amanda Rogers"
      Then "Scan" [first] is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      When Alice uses "Barter for Charts"
      Then "Data", "Worf" and "Calloway" are now in Alice's hand
      And "Scan" [second] is now in Alice's discard pile
      And nothing else has changed

    @part=once-a-game
    Example: what is done once in a game is done with a second Scan
      Given Alice has:
        | card            | where        |
        | Barter for Aid  | on the table |
        | Data            | in draw deck |
        | Worf            | in draw deck |
        | Calloway        | in draw deck |
      When Alice uses "Barter for Aid"
      And Alice chooses "Scan" [first]
      And Bob responds with "Amanda Rogers"
      Then "Scan" [first] is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      When Alice uses "Barter for Aid"
      Then "Data", "Worf" and "Calloway" are now in Alice's hand
      And "Scan" [second] is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-05
  Rule: So may whoever meets a dilemma

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where           |
        | Worf                        | on "Excavation" |
        | Vulcan Nerve Pinch [first]  | in hand         |
        | Vulcan Nerve Pinch [second] | in hand         |
      And Bob has:
        | card       | where              |
        | I Hate You | under "Excavation" |

    @question=next-opportunity-against-a-dilemma
    Example: a second Nerve Pinch nullifies I Hate You when the first was nullified
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Excavation"
      And Alice chooses "Vulcan Nerve Pinch" [first]
      And Bob responds with "Amanda Rogers"
      And Alice chooses "Vulcan Nerve Pinch" [second] from "Vulcan Nerve Pinch" [second] and none
      Then "I Hate You" has been nullified
      And "I Hate You" is now in Bob's discard pile
      And two "Vulcan Nerve Pinch" are now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    @question=next-opportunity-against-a-dilemma
    Example: she may also leave it at that, and keeps the second Nerve Pinch
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Excavation"
      And Alice chooses "Vulcan Nerve Pinch" [first]
      And Bob responds with "Amanda Rogers"
      And Alice chooses none
      Then "Worf" is now stopped
      And "Vulcan Nerve Pinch" [first] is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    @reading=next-opportunity-against-a-dilemma/next-encounter
    Example: one try in an encounter, and Worf is stopped with a second Nerve Pinch in hand
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Excavation"
      And Alice chooses "Vulcan Nerve Pinch" [first]
      And Bob responds with "Amanda Rogers"
      Then "Worf" is now stopped
      And "Vulcan Nerve Pinch" [first] is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-actions-step-1-initiation-07
  Rule: For the play of one Wormhole a staffed ship goes between Relief Mission II and another location

    Background:
      Given the spaceline:
        | mission           |
        | Relief Mission II |
        | Far Sun           |
      And Alice has:
        | card     | where           |
        | Klag     | aboard "Raider" |

    @frame=unsayable
    Scenario Outline: from <here> it goes to <there>
      Given Alice has:
        | card     | where       |
        | Raider   | at "<here>" |
        | Wormhole | in hand     |
      When Alice uses "Relief Mission II" on "Raider" with "Far Sun"
      Then "Raider" is now at "<there>"
      And "Wormhole" is now in Alice's discard pile

      Examples: Both ways
        | here              | there             |
        | Relief Mission II | Far Sun           |
        | Far Sun           | Relief Mission II |

    Example: without Wormhole in hand it does not
      Given Alice has:
        | card   | where                  |
        | Raider | at "Relief Mission II" |
        | Scan   | in hand                |
      When Alice uses "Relief Mission II" on "Raider" with "Far Sun"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: <ship> does not go
      Given these made-up cards:
        | card       | type    | kind  | affiliations | span | range |
        | Empty Hulk | ship    |       | Klingon      |      | 7     |
        | Stray Sun  | mission | space |              | 3    |       |
      And the spaceline:
        | mission   |
        | Stray Sun |
      And Alice has:
        | card       | where                  |
        | Raider     | at "Stray Sun"         |
        | Empty Hulk | at "Relief Mission II" |
        | Wormhole   | in hand                |
      And Bob has:
        | card    | where                  |
        | Bulwark | at "Relief Mission II" |
      When Alice uses "Relief Mission II" on "<ship>" with "Far Sun"
      Then that is illegal
      And nothing else has changed

      Examples: What is not staffed, is at neither of the two, or is Bob's
        | ship       |
        | Empty Hulk |
        | Raider     |
        | Bulwark    |

  @ruling=cr14-actions-step-1-initiation-06
  Rule: Whoever encounters I Hate You may play Vulcan Nerve Pinch to nullify it

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card       | where              |
        | I Hate You | under "Excavation" |
        | Calloway   | on "Excavation"    |

    Example: the dilemma is nullified, and nobody is pinched
      Given Alice has:
        | card               | where   |
        | Vulcan Nerve Pinch | in hand |
        | Scan               | in hand |
      When Alice attempts "Excavation"
      And Alice chooses "Vulcan Nerve Pinch" from "Vulcan Nerve Pinch" and none
      Then "I Hate You" has been nullified
      And "I Hate You" is now in Bob's discard pile
      And "Vulcan Nerve Pinch" is now in Alice's discard pile
      And nothing else has changed

    Example: she need not, and is stopped by the dilemma
      Given Alice has:
        | card               | where   |
        | Vulcan Nerve Pinch | in hand |
      When Alice attempts "Excavation"
      And Alice chooses none
      Then "Worf" and "Data" are now stopped
      And nothing else has changed

    Example: it stands if the Nerve Pinch is nullified
      Given Alice has:
        | card               | where   |
        | Vulcan Nerve Pinch | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Excavation"
      And Alice chooses "Vulcan Nerve Pinch"
      And Bob responds with "Amanda Rogers"
      Then "Worf" and "Data" are now stopped
      And "I Hate You" is now under "Excavation"
      And "Vulcan Nerve Pinch" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed
