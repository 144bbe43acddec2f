Feature: Friends of Sybok, as printed
  Cards with the icon of Sha Ka Ree, and who joins them.

  @ruling=custom-cards-500
  Rule: St. John Talbot is compatible with cards that have the icon of Sha Ka Ree

    Scenario Outline: a Klingon with <icon> is aboard, and for Talbot to come aboard is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | range | icons   |
        | Trader  | ship      | Non-Aligned  | 8     |         |
        | Warrior | personnel | Klingon      |       | <words> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Trader          | at "Excavation" |
        | Warrior         | aboard "Trader" |
        | St. John Talbot | on "Excavation" |
      When Alice beams "St. John Talbot" aboard "Trader"
      Then that is <verdict>

      Examples:
        | icon     | words      | verdict |
        | the icon | sha ka ree | legal   |
        | no icon  |            | illegal |
