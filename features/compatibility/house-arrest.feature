Feature: House arrest
  Who is arrested when a treaty ends, and when he is free again.

  Background:
    Given the spaceline:
      | mission              |
      | Hunt for DNA Program |
    And Bob has:
      | card      | where   |
      | The Devil | in hand |

  @ruling=custom-compatibility-41
  Rule: House arrest is for those who do not go with the ship, and lasts until they go together

    Background:
      Given Alice has:
        | card                               | where                     |
        | Treaty: Federation/Klingon [first] | on the table              |
        | U.S.S. Hood                        | at "Hunt for DNA Program" |
        | Data                               | aboard "U.S.S. Hood"      |
        | Klag                               | aboard "U.S.S. Hood"      |

    @frame=many
    Example: on a Federation ship two Klingons are arrested, and not the only one of the Federation
      Given Alice has:
        | card | where                |
        | Kurn | aboard "U.S.S. Hood" |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon" [first]
      Then "Klag" and "Kurn" are now under house arrest
      And "Data" is still not under house arrest

    @frame=many
    Example: he is free when he has left the ship
      When Bob plays "The Devil" on "Treaty: Federation/Klingon" [first]
      Then "Klag" is now under house arrest
      When Alice beams "Klag" to "Hunt for DNA Program"
      Then "Klag" is no longer under house arrest

    @frame=many
    Example: he is free aboard a ship of his own people
      Given Alice has:
        | card   | where                     |
        | Bortas | at "Hunt for DNA Program" |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon" [first]
      Then "Klag" is now under house arrest
      When Alice beams "Klag" aboard "Bortas"
      Then "Klag" is no longer under house arrest

    @frame=many
    Example: he is free when there is a treaty again
      Given Alice has:
        | card                                | where   |
        | Treaty: Federation/Klingon [second] | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon" [first]
      Then "Klag" is now under house arrest
      When Alice plays "Treaty: Federation/Klingon" [second]
      Then "Klag" is no longer under house arrest

    @frame=many
    Example: a captive stays a captive
      Given Bob has:
        | card | where                | state   |
        | Kurn | aboard "U.S.S. Hood" | captive |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon" [first]
      Then "Klag" is now under house arrest
      And "Kurn" is still not under house arrest

  @ruling=custom-compatibility-42
  Rule: Where the ship goes with all, the fewer are arrested, for as long as others are aboard

    Background:
      Given Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | Yridian Shuttle            | at "Hunt for DNA Program" |
        | Klag                       | aboard "Yridian Shuttle"  |

    @frame=many
    Example: the Klingon is free when the two of the Federation have left
      Given Alice has:
        | card | where                    |
        | Data | aboard "Yridian Shuttle" |
        | Worf | aboard "Yridian Shuttle" |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      When Alice beams "Data" and "Worf" to "Hunt for DNA Program"
      Then "Klag" is no longer under house arrest

    @frame=many
    Example: captives of the Federation make it no stronger
      Given Alice has:
        | card | where                    |
        | Kurn | aboard "Yridian Shuttle" |
        | Data | aboard "Yridian Shuttle" |
      And Bob has:
        | card      | where                    | state   |
        | Calloway  | aboard "Yridian Shuttle" | captive |
        | Sarek     | aboard "Yridian Shuttle" | captive |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Data" is now under house arrest
      And "Klag" and "Kurn" are still not under house arrest

  @ruling=custom-compatibility-43
  Rule: Of two affiliations with equally few one is drawn, and drawn once

    @frame=many
    Example: whoever was drawn stays under house arrest when Alice plays a card
      Given these made-up cards:
        | card  | type      |
        | Cheer | interrupt |
      And Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | Yridian Shuttle            | at "Hunt for DNA Program" |
        | Data                       | aboard "Yridian Shuttle"  |
        | Klag                       | aboard "Yridian Shuttle"  |
        | Cheer                      | in hand                   |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      And chance chooses the word "Federation" from the word "Klingon" and the word "Federation"
      Then "Data" is now under house arrest
      When Alice plays "Cheer"
      Then "Cheer" is now in Alice's discard pile
      And "Data" is still under house arrest
      And "Klag" is still not under house arrest
