Feature: Counterparts at the service of the Collective
  What it gains by those whom it has taken from others.

  @ruling=custom-cards-521
  Rule: With Service the Collective a mission of the player's own is probed for at once where its icon is that of a counterpart there

    Background:
      Given these made-up cards:
        | card           | type    | kind   | points | attempted by |
        | Human Colony   | mission | planet | 40     | Federation   |
        | Klingon Colony | mission | planet | 40     | Klingon      |

    Scenario Outline: <whom> on <planet> lets her probe
      Given these locations:
        | location | seeded by | quadrant |
        | <planet> | Alice     | Alpha    |
      And Bob has:
        | card   | where         | state                            |
        | Gowron | on "<planet>" | assimilated, controlled by Alice |
      And Alice has:
        | card                   | where         | state                |
        | Service the Collective | on the table  |                      |
        | Assimilate Planet      | on the table  | targeting "<planet>" |
        | Assimilate Counterpart | on "Gowron"   |                      |
        | Locutus of Borg        | on "<planet>" |                      |
        | Bio-med Drone          | in draw deck  |                      |
      When Alice scouts "<planet>"
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Planet" is now on "<planet>"
      And "<planet>" is now scouted
      And Alice now has 25 points
      And "Bio-med Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | whom            | planet         |
        | Locutus of Borg | Human Colony   |
        | Gowron          | Klingon Colony |

  @ruling=custom-cards-522
  Rule: With Service the Collective a ship with a counterpart whom the Borg have assimilated is stronger against those whom he has left

    @frame=many
    Example: Gowron aboard protects the sphere from a Klingon ship of WEAPONS 8, and not from a Romulan one
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card          | type      | affiliations | weapons | classification |
        | Klingon Lance | ship      | Klingon      | 8       |                |
        | Klingon Chief | personnel | Klingon      |         | OFFICER        |
        | Romulan Lance | ship      | Romulan      | 8       |                |
        | Romulan Chief | personnel | Romulan      |         | OFFICER        |
      And Bob has:
        | card          | where                  | state                            |
        | Gowron        | aboard "Borg Sphere"   | assimilated, controlled by Alice |
        | Klingon Lance | at "Excavation"        |                                  |
        | Klingon Chief | aboard "Klingon Lance" |                                  |
        | Romulan Lance | at "Excavation"        |                                  |
        | Romulan Chief | aboard "Romulan Lance" |                                  |
      And Alice has:
        | card                   | where           |
        | Service the Collective | on the table    |
        | Borg Sphere            | at "Excavation" |
        | Assimilate Counterpart | on "Gowron"     |
      And it is Bob's turn
      When Bob attacks "Borg Sphere" with "Klingon Lance"
      And Alice chooses none
      Then "Borg Sphere" is still not damaged
      When Bob attacks "Borg Sphere" with "Romulan Lance"
      And Alice chooses none
      Then "Borg Sphere" is now damaged

    @frame=many
    Example: aboard another ship he protects that one, and not the sphere
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card          | type      | affiliations | weapons | shields | classification |
        | Klingon Lance | ship      | Klingon      | 8       |         |                |
        | Klingon Chief | personnel | Klingon      |         |         | OFFICER        |
        | Klingon Spear | ship      | Klingon      | 8       |         |                |
        | Klingon Mate  | personnel | Klingon      |         |         | OFFICER        |
        | Second Sphere | ship      | Borg         | 4       | 6       |                |
      And Bob has:
        | card          | where                  | state                            |
        | Gowron        | aboard "Second Sphere" | assimilated, controlled by Alice |
        | Klingon Lance | at "Excavation"        |                                  |
        | Klingon Chief | aboard "Klingon Lance" |                                  |
        | Klingon Spear | at "Excavation"        |                                  |
        | Klingon Mate  | aboard "Klingon Spear" |                                  |
      And Alice has:
        | card                   | where           |
        | Service the Collective | on the table    |
        | Borg Sphere            | at "Excavation" |
        | Second Sphere          | at "Excavation" |
        | Assimilate Counterpart | on "Gowron"     |
      And it is Bob's turn
      When Bob attacks "Second Sphere" with "Klingon Lance"
      And Alice chooses none
      Then "Second Sphere" is still not damaged
      When Bob attacks "Borg Sphere" with "Klingon Spear"
      Then "Borg Sphere" is now damaged
