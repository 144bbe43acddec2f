Feature: The Liberty as printed
  Who reports aboard.

  @ruling=custom-cards-441
  Rule: Maquis personnel may report aboard the Liberty

    Scenario Outline: <who> reports aboard <whose> Liberty, and that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | icons  |
        | Rebel   | personnel | Non-Aligned  | maquis |
        | Settler | personnel | Non-Aligned  |        |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card  | where   |
        | <who> | in hand |
      And <whose> has:
        | card    | where           |
        | Liberty | at "Excavation" |
      When Alice reports "<who>" aboard "Liberty"
      Then that is <verdict>

      Examples: One of the Maquis, and a settler
        | who     | whose | verdict |
        | Rebel   | Alice | legal   |
        | Settler | Alice | illegal |
