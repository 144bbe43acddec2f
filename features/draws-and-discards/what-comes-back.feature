Feature: What comes back from a discard pile
  Res-Q, Palor Toff and others fetch what was discarded.

  @ruling=1eD-discard-pile-05
  Rule: A card taken from a discard pile is shown to the opponent

    Example: Bob sees what Palor Toff has fetched, and nothing else of her hand
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Data                      | in hand         |
        | Hugh                      | in discard pile |
        | Plexing                   | in discard pile |
      When Alice plays "Palor Toff - Alien Trader"
      And Alice chooses "Plexing" from "Hugh" and "Plexing"
      Then "Plexing" is now in Alice's hand
      And Bob has been shown "Plexing"
      And Bob does not see "Data"
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed

    Example: Bob sees whom a contact brings back, and nobody else who is in the draw deck
      Given these made-up cards:
        | card  | type      | affiliations | skills               |
        | Envoy | personnel | Cardassian   | Diplomacy, Treachery |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
        | Worf               | in discard pile |
        | Calloway           | in discard pile |
        | Taitt              | in draw deck    |
      When Alice uses "Diplomatic Contact"
      And Alice chooses "Calloway"
      Then "Calloway" is now on top of Alice's draw deck
      And Bob has been shown "Calloway"
      And Bob does not see "Taitt"
      And "Tricorder" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-discard-pile-01
  Rule: Whoever takes a card from a discard pile leaves the others in their order

    @part=own
    Example: those who lay above and below the one whom a contact brings back lie as they lay
      Given these made-up cards:
        | card  | type      | affiliations | skills               |
        | Envoy | personnel | Cardassian   | Diplomacy, Treachery |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
      And Alice's discard pile holds in order:
        | card     |
        | Worf     |
        | Calloway |
        | Data     |
      When Alice uses "Diplomatic Contact"
      And Alice chooses "Calloway"
      Then "Calloway" is now on top of Alice's draw deck
      And Alice's discard pile now holds in order:
        | card      |
        | Tricorder |
        | Worf      |
        | Data      |
      And nothing else has changed

  @ruling=1eD-discard-pile-08
  Rule: A card that is exchanged for another one takes its place in the discard pile

    Background:
      Given Alice's discard pile holds in order:
        | card    |
        | Hugh    |
        | Plexing |
        | Scan    |

    Scenario Outline: <card> lies where <fetched> lay
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice plays "<card>"
      And Alice chooses "<fetched>"
      Then "<fetched>" is now in Alice's hand
      And Alice's discard pile now holds in order:
        | card     |
        | <first>  |
        | <second> |
        | <third>  |
      And nothing else has changed

      @part=res-q
      Examples: Res-Q
        | card  | fetched | first | second  | third |
        | Res-Q | Plexing | Hugh  | Res-Q   | Scan  |
        | Res-Q | Scan    | Hugh  | Plexing | Res-Q |
        | Res-Q | Hugh    | Res-Q | Plexing | Scan  |

      @part=palor-toff
      Examples: Palor Toff
        | card                      | fetched | first | second                    | third                     |
        | Palor Toff - Alien Trader | Plexing | Hugh  | Palor Toff - Alien Trader | Scan                      |
        | Palor Toff - Alien Trader | Scan    | Hugh  | Plexing                   | Palor Toff - Alien Trader |

  Rule: What a card is exchanged for is chosen when it takes effect

    Background:
      Given Alice's discard pile holds in order:
        | card    |
        | Hugh    |
        | Data    |
        | Plexing |

    @ruling=1eD-discard-pile-09
    Example: nobody has heard what Palor Toff was for when Amanda Rogers nullifies him
      Given Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Amanda Rogers"
      Then "Palor Toff - Alien Trader" has been nullified
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    @ruling=1eD-discard-pile-10
    Example: Countermanda takes three cards away, and Alice chooses among those that are left
      Given Alice has:
        | card  | where           |
        | Res-Q | in hand         |
        | Worf  | in discard pile |
        | Scan  | in discard pile |
      And Bob has:
        | card         | where   |
        | Countermanda | in hand |
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda"
      Then Bob must now choose three of "Hugh", "Data", "Worf", "Plexing" and "Scan"
      When Bob chooses "Hugh", "Data" and "Worf"
      Then "Hugh", "Data" and "Worf" are now out of play
      When Alice chooses "Plexing" from "Plexing" and "Scan"
      Then "Plexing" is now in Alice's hand
      And "Res-Q" is now in Alice's discard pile
      And "Countermanda" is still in Bob's discard pile
      And nothing else has changed

    @ruling=1eD-discard-pile-09
    Example: it is so when Alice has begun to execute orders
      Given it is Alice's orders
      And Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Amanda Rogers"
      Then "Palor Toff - Alien Trader" has been nullified
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  Rule: Dr. McCoy takes back the personnel who lies topmost

    Background:
      Given Alice has:
        | card                            | where                |
        | Excavation                      | in the Alpha Quadrant spaceline |
        | Dr. McCoy (The Motion Pictures) | on "Excavation"      |

    @ruling=1eD-dr-mccoy-the-motion-pictures-01
    Example: he looks through the pile down to Data, and lets it lie as it lay
      Given Alice's discard pile holds in order:
        | card    |
        | Hugh    |
        | Data    |
        | Plexing |
        | Worf    |
      When Alice uses "Dr. McCoy (The Motion Pictures)"
      Then "Data" is now in Alice's hand
      And Alice's discard pile now holds in order:
        | card    |
        | Hugh    |
        | Plexing |
        | Worf    |
      And nothing else has changed

    @ruling=1eD-dr-mccoy-the-motion-pictures-01
    Example: he does so twice in a game, and not a third time
      Given Alice's discard pile holds in order:
        | card        |
        | Worf        |
        | Hugh        |
        | Data        |
        | Plexing     |
        | Deanna Troi |
      When Alice uses "Dr. McCoy (The Motion Pictures)"
      And Alice uses "Dr. McCoy (The Motion Pictures)"
      Then "Worf" is still in Alice's hand
      And "Data" is now in Alice's hand
      When Alice uses "Dr. McCoy (The Motion Pictures)"
      Then that is illegal
      And "Deanna Troi" is still in Alice's discard pile
      And nothing else has changed

    @ruling=1eD-dr-mccoy-the-motion-pictures-02
    Example: two interrupts that lie above Worf do not hide him
      Given Alice's discard pile holds in order:
        | card    |
        | Hugh    |
        | Plexing |
        | Worf    |
        | Data    |
      When Alice uses "Dr. McCoy (The Motion Pictures)"
      Then "Worf" is now in Alice's hand
      And Alice's discard pile now holds in order:
        | card    |
        | Hugh    |
        | Plexing |
        | Data    |
      And nothing else has changed

  @ruling=1eD-discard-pile-14
  Rule: An artifact that was discarded is not used again from hand

    Background:
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Tox Uthat [earned]        | in hand         |
        | Tox Uthat [discarded]     | in discard pile |

    Example: the Tox Uthat that came back lies idle, and the one that was earned is played
      When Alice plays "Palor Toff - Alien Trader"
      Then "Tox Uthat" [discarded] is now in Alice's hand
      When Alice plays "Tox Uthat" [discarded]
      Then that is illegal
      When Alice plays "Tox Uthat" [earned]
      Then "Tox Uthat" [earned] is now on the table
      And "Tox Uthat" [discarded] is still in Alice's hand
      And "Palor Toff - Alien Trader" is still in Alice's discard pile
      And nothing else has changed

  Rule: What comes back to be seeded under a mission is not shown

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |

    @ruling=1eD-discard-pile-06
    Example: Alice seeds an Archer that was discarded under Q's Planet, and Bob does not learn what it is
      Given Alice has:
        | card       | where           |
        | Q's Planet | in hand         |
        | Archer     | in discard pile |
        | Data       | in discard pile |
      When Alice plays "Q's Planet" between "Excavation" and "Wormhole Negotiations"
      And Alice chooses "Archer" from "Archer" and none
      Then "Archer" is now under "Q's Planet"
      And "Archer" is now face down
      And "Archer" has not been revealed
      And Bob does not see "Archer"
      And the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Excavation            |
        | Q's Planet            |
        | Wormhole Negotiations |
      And nothing else has changed

    @ruling=1eD-discard-pile-07
    Example: Alice seeds one there with Hide and Seek
      Given Alice has:
        | card          | where           |
        | Q's Planet    | in hand         |
        | Archer        | in discard pile |
        | Hide and Seek | in discard pile |
      When Alice plays "Q's Planet" between "Excavation" and "Wormhole Negotiations"
      And Alice chooses "Archer" and "Hide and Seek"
      Then "Archer" and "Hide and Seek" are now under "Q's Planet"
      And "Archer" and "Hide and Seek" are now face down
      And "Archer" and "Hide and Seek" have not been revealed
      And Bob does not see "Archer"
      And Bob does not see "Hide and Seek"
      And the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Excavation            |
        | Q's Planet            |
        | Wormhole Negotiations |
      And nothing else has changed
